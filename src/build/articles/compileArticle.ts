/** Compiles an article in Markdown to data. Stops at the first mistake with the file, the line, and a sentence. */
import type { Heading, Root, RootContent, Yaml } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import type { Article, Section } from '../../content/types';
import { attributesOf, blocksOf } from './articleBlocks.ts';
import { plainText, richText, stringWithFacts } from './articleText.ts';
import { type AnchorLink, type Context, fail, named, type Scope } from './context.ts';
import { takeId, type WithId } from './ids.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkFrontmatter);

export interface CompiledArticle {
  readonly article: Article;
  readonly anchorLinks: readonly AnchorLink[];
}

/** `path` is the path of the page of `file`, if it has one. */
export function compileArticle(source: string, file: string, path: string | undefined, scope: Scope): CompiledArticle {
  const context: Context = { scope, file, path, anchorLinks: [], ids: new Set() };
  const root: Root = parser.parse(source);
  const [front, ...rest] = root.children;
  const nodes = front?.type === 'yaml' ? rest : root.children;
  const start = nodes.findIndex(({ type }) => type === 'heading' || type === 'leafDirective');
  const article = {
    lead: leadOf(start < 0 ? nodes : nodes.slice(0, start), root, context),
    ...(front?.type === 'yaml' && propertiesOf(front, context)),
    sections: start < 0 ? [] : sectionsOf(nodes.slice(start), 2, context),
  };
  return { article, anchorLinks: context.anchorLinks };
}

/** Only pages have a lead. */
function leadOf(nodes: readonly RootContent[], root: Root, context: Context): Article['lead'] {
  const [lead, ...others] = nodes;
  if (!lead && context.path) return fail(root, context, 'A page starts with its lead, which is one paragraph.');
  if (!lead) return '';
  if (!context.path) return fail(lead, context, 'This file is not a page, so it starts with a heading.');
  if (lead.type !== 'paragraph') return fail(lead, context, 'A page starts with its lead, which is one paragraph.');
  if (others[0]) return fail(others[0], context, 'A heading such as “## Title {#id}” follows the lead.');
  return richText(lead.children, context);
}

function propertiesOf(node: Yaml, context: Context): Pick<Article, 'isSample' | 'lastChanged'> {
  const { sample, lastChanged, ...others }: Record<string, unknown> = parse(node.value) ?? {};
  const [unknown] = Object.keys(others);
  if (unknown) return fail(node, context, `No property is named “${unknown}”. The names are sample and lastChanged.`);
  const date = stringWithFacts(String(lastChanged ?? ''), node, context);
  return { ...(sample === true && { isSample: true }), ...(date && { lastChanged: date }) };
}

function sectionsOf(nodes: readonly RootContent[], depth: number, context: Context): Section[] {
  return parts(nodes, depth).flatMap(([first, ...rest]) => {
    if (first?.type === 'leafDirective' && first.name === 'sections')
      return named(first, context, 'list of sections', context.scope.sections, attributesOf(first, context).of);
    if (first?.type !== 'heading' || first.depth !== depth)
      return fail(
        first ?? { type: 'root' },
        context,
        `A heading with ${'#'.repeat(depth)} comes first. The title of the page is in src/content/routes.ts or src/content/siteRoutes.ts.`,
      );
    const end = rest.findIndex(({ type }) => type === 'heading');
    const blocks = end < 0 ? rest : rest.slice(0, end);
    const { isShown, ...heading } = headingOf(first, context);
    const section = {
      ...heading,
      blocks: blocksOf(blocks, context),
      ...(end >= 0 && { sections: sectionsOf(rest.slice(end), depth + 1, context) }),
    };
    // Mistakes in a section stop the build even where it is not shown.
    return isShown ? [section] : [];
  });
}

/** Splits nodes before each heading of that depth. */
function parts(nodes: readonly RootContent[], depth: number): readonly RootContent[][] {
  const result: RootContent[][] = [];
  for (const node of nodes) {
    if (result.length === 0 || (node.type === 'heading' && node.depth <= depth)) result.push([]);
    result.at(-1)?.push(node);
  }
  return result;
}

function headingOf(node: Heading, context: Context): Pick<Section, 'id' | 'heading' | 'isSample'> & Pick<WithId, 'isShown'> {
  const { id, isSample, isShown, nodes } = takeId(node, node.children, context);
  const heading = plainText(nodes, context, 'A heading');
  if (!id) return fail(node, context, `The heading “${heading}” needs an id: ${'#'.repeat(node.depth)} ${heading} {#id}.`);
  return { id, heading, isShown, ...(isSample && { isSample }) };
}
