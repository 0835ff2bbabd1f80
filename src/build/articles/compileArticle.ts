/** Compiles an article in Markdown to data. Reports each mistake with the file, the line, and a sentence. */
import type { Heading, RootContent } from 'mdast';
import type { Article, Section } from '../../content/types';
import { attributesOf, blocksOf } from './articleBlocks.ts';
import { plainText, richText } from './articleText.ts';
import { attempt, type Context, fail, named, type Scope } from './context.ts';
import { takeId } from './ids.ts';
import { parse } from './parse.ts';

export interface CompiledArticle {
  /** Without the parts that have mistakes. */
  readonly article: Article;
  readonly mistakes: readonly string[];
}

const rows = 'src/content/routes.ts or src/content/siteRoutes.ts';

/** `path` is the path of the page of `file`, if it has one. */
export function compileArticle(source: string, file: string, path: string | undefined, scope: Scope): CompiledArticle {
  const context: Context = { scope, file, source, path, ids: new Set(), mistakes: [] };
  const nodes = parse(source).children;
  // Front matter would be a line and a heading.
  const start = source.startsWith('---') ? -1 : nodes.findIndex(({ type }) => type === 'heading' || type === 'leafDirective');
  const lead = attempt(context, () => leadOf(start < 0 ? nodes : nodes.slice(0, start), context), '');
  const sections = start < 0 ? [] : sectionsOf(nodes.slice(start), 2, context);
  return { article: { lead, sections }, mistakes: context.mistakes };
}

/** Only pages have a lead. */
function leadOf([lead, ...others]: readonly RootContent[], context: Context): Article['lead'] {
  if (!context.path) return lead ? fail(lead, context, `No row of ${rows} has the path of this file: add one.`) : '';
  if (lead?.type === 'thematicBreak')
    return fail(lead, context, `An article has no front matter. Title, description, date, and isSample are in ${rows}.`);
  if (lead?.type !== 'paragraph') return fail(lead ?? { type: 'root' }, context, 'A page starts with its lead, which is one paragraph.');
  if (others[0]) return fail(others[0], context, 'A heading such as “## Title {#id}” follows the lead.');
  return richText(lead.children, context);
}

function sectionsOf(nodes: readonly RootContent[], depth: number, context: Context): readonly Section[] {
  return parts(nodes, depth).flatMap((part) => attempt(context, () => sectionOf(part, depth, context), []));
}

function sectionOf([first, ...rest]: readonly RootContent[], depth: number, context: Context): readonly Section[] {
  if (first?.type === 'leafDirective' && first.name === 'sections')
    return named(first, context, 'list of sections', context.scope.sections, attributesOf(first, context).of);
  if (first?.type !== 'heading' || first.depth !== depth)
    return fail(first ?? { type: 'root' }, context, `A heading with ${'#'.repeat(depth)} comes first. The title is in ${rows}.`);
  const end = rest.findIndex(({ type }) => type === 'heading');
  // Mistakes below a heading count even if the heading has one.
  const blocks = blocksOf(end < 0 ? rest : rest.slice(0, end), context);
  const sections = end >= 0 && { sections: sectionsOf(rest.slice(end), depth + 1, context) };
  return [{ ...headingOf(first, context), blocks, ...sections }];
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

function headingOf(node: Heading, context: Context): Pick<Section, 'id' | 'heading' | 'isSample' | 'isFolded'> {
  const { id, isSample, isFolded, nodes } = takeId(node, node.children, context);
  const heading = plainText(nodes, context, 'A heading');
  if (!id) return fail(node, context, `The heading “${heading}” needs an id: ${'#'.repeat(node.depth)} ${heading} {#id}.`);
  return { id, heading, ...(isSample && { isSample }), ...(isFolded && { isFolded }) };
}
