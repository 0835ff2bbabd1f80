/** What compiling an article needs to know, and how it reports a mistake. */
import type { Node, Nodes } from 'mdast';
import type { HighlightedCode, Section } from '../../content/types';
import { Mistake } from '../../lib/mistake.ts';

/** A node of remark-directive, such as `:::note`, `::code[Title]`, or `:when[text]{name}`. */
export type Directive<Type extends string = 'containerDirective' | 'leafDirective' | 'textDirective'> = Extract<
  Nodes,
  { readonly type: Type }
>;

/** Everything that an article can name. */
export interface Scope {
  /** The paths of all pages. */
  readonly pages: ReadonlySet<string>;
  /** The paths of files of the site that are no pages. */
  readonly files: ReadonlySet<string>;
  /** The files of `samples/`, and the body of each status code. */
  readonly samples: ReadonlyMap<string, () => HighlightedCode>;
  /** The values of `{{name}}`. A dot leads to a value inside, such as `{{starter.price}}`. */
  readonly facts: object;
  /** The conditions of `:::when{name}` and `:::unless{name}`. */
  readonly conditions: Readonly<Record<string, boolean>>;
  /** The subjects of `[text](/contact?subject=name)`. */
  readonly subjects: Readonly<Record<string, string>>;
  /** The tables of `::table[Caption]{of=name}`, in Markdown, and the sections of `::sections{of=name}`. */
  readonly tables: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, readonly Section[]>>;
}

/** The article that is compiled. */
export interface Context {
  readonly scope: Scope;
  readonly file: string;
  readonly source: string;
  /** The path of its page. Other pages include the text of files without one. */
  readonly path: string | undefined;
  readonly ids: Set<string>;
  /** One line for each. */
  readonly mistakes: string[];
}

/** Reports a mistake with the file, the line, and a sentence. */
export function fail({ position }: Node, { file }: Context, sentence: string): never {
  throw new Mistake(`${file}:${position?.start.line ?? 1}: ${sentence}`);
}

/** Goes on after a mistake, so that one build reports all of them. */
export function attempt<Value>(context: Context, compile: () => Value, otherwise: Value): Value {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    context.mistakes.push(error.message);
    return otherwise;
  }
}

/** Returns the entry with that name. Fails if there is none. */
export function named<Value>(node: Node, context: Context, what: string, entries: Readonly<Record<string, Value>>, name = ''): Value {
  if (Object.hasOwn(entries, name)) return entries[name] as Value;
  return fail(node, context, `No ${what} is named “${name}”. The names are ${Object.keys(entries).join(', ')}.`);
}
