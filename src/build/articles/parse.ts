/** Parses Markdown with directives and tables. */
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { marked } from './articleText.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

export function parse(source: string): Root {
  return withoutColons(marked(source));
}

/** In text, a colon starts a directive only before these names. Elsewhere it is a colon, as in `10:30` and `localhost:4010`. */
const textDirectives = ['when', 'unless'];

function withoutColons(source: string): Root {
  const root: Root = parser.parse(source);
  const colons = colonsIn(root).toReversed();
  const escaped = colons.reduce((text, offset) => `${text.slice(0, offset)}\\${text.slice(offset)}`, source);
  return colons.length ? withoutColons(escaped) : root;
}

function colonsIn(node: Nodes): readonly number[] {
  if (node.type === 'textDirective' && !textDirectives.includes(node.name)) return [node.position?.start.offset ?? 0];
  return 'children' in node ? node.children.flatMap(colonsIn) : [];
}
