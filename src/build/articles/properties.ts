/** Reads the properties of an article: the YAML between two lines of `---`. */
import type { Node, Yaml } from 'mdast';
import { isMap, LineCounter, parseDocument, type Scalar } from 'yaml';
import type { Article } from '../../content/types';
import { stringWithFacts } from './articleText.ts';
import { attempt, type Context, fail } from './context.ts';

type Properties = Pick<Article, 'isSample' | 'lastChanged'>;

export function propertiesOf(yaml: Yaml, context: Context): Properties {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(yaml.value, { lineCounter: lines, prettyErrors: false });
  /** The YAML starts on the line below `---`. */
  const nodeAt = (offset = 0): Node => {
    const start = { line: (yaml.position?.start.line ?? 0) + lines.linePos(offset).line, column: 1 };
    return { type: 'yaml', position: { start, end: start } };
  };
  const [error] = errors;
  if (error) return fail(nodeAt(error.pos[0]), context, `${error.message}.`);
  // Comments alone.
  if (contents === null) return {};
  if (!isMap<Scalar, Scalar>(contents)) return fail(yaml, context, 'Between two lines of --- are properties, such as “sample: true”.');
  if (!context.path) return fail(yaml, context, 'This file is not a page, so it has no properties.');
  const properties = contents.items.map(({ key, value }) =>
    attempt(context, () => propertyOf(nodeAt(key.range?.[0]), String(key), value?.value, context), {}),
  );
  return Object.assign({}, ...properties);
}

function propertyOf(node: Node, name: string, value: unknown, context: Context): Properties {
  switch (name) {
    case 'sample':
      if (typeof value !== 'boolean') return fail(node, context, 'The value of “sample” is true or false.');
      return value ? { isSample: true } : {};
    case 'lastChanged': {
      if (!context.path?.startsWith('/docs')) return fail(node, context, 'Only pages of the docs show “lastChanged”.');
      const date = stringWithFacts(String(value ?? ''), node, context);
      if (date && !isDate(date)) return fail(node, context, `“${date}” is no date. Write YYYY-MM-DD, such as 2026-05-03.`);
      return date ? { lastChanged: date } : {};
    }
    default:
      return fail(node, context, `No property is named “${name}”. The names are sample and lastChanged.`);
  }
}

/** Whether a text is a day as YYYY-MM-DD, such as 2026-05-03. */
function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
