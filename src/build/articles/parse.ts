/** Parses Markdown with directives and tables. */
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** In text, a colon starts a directive only before these names. Elsewhere it is a colon, as in `10:30` and `localhost:4010`. */
const textDirectives = ['when', 'unless'];

export function parse(source: string): Root {
  const root: Root = parser.parse(source);
  visit(root, 'textDirective', ({ name, position }, index = 0, parent) => {
    if (textDirectives.includes(name)) return;
    parent?.children.splice(index, 1, { type: 'text', value: source.slice(position?.start.offset, position?.end.offset), position });
  });
  return root;
}
