/** Compiles the blocks of a section: paragraphs, lists, notes, tables, and code. */
import type { List, ListItem, Root, RootContent, Table, TableRow } from 'mdast';
import { codeLanguageNames, hubNames } from '../../content/interface.ts';
import type { Block, CodeTab, RichText, TableContent } from '../../content/types';
import { isShown, plainText, richText } from './articleText.ts';
import type { CodeLanguage } from '../../lib/codeLanguage';
import { hubs } from '../../content/hubChoice.ts';
import { attempt, type Context, type Directive, fail, named } from './context.ts';
import { takeId } from './ids.ts';
import { parse } from './parse.ts';

export function blocksOf(nodes: readonly RootContent[], context: Context): Block[] {
  return nodes.flatMap((node) => attempt(context, () => blockOf(node, context), []));
}

function blockOf(node: RootContent, context: Context): Block | readonly Block[] {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', text: richText(node.children, context) };
    case 'list':
      return listOf(node, context);
    case 'containerDirective':
      return container(node, context);
    case 'leafDirective':
      return leaf(node, context);
    case 'table':
      return fail(node, context, 'A table needs a caption. Put it between :::table[Caption] and :::.');
    case 'code':
      return fail(node, context, 'Code is a file of src/content/samples/. Show it with ::code[Title]{sample=file}.');
    case 'blockquote':
      return fail(node, context, 'A quote is not supported. A note stands between :::note and :::.');
    case 'heading':
      return fail(node, context, 'A heading cannot stand inside a directive.');
    case 'html':
      return fail(node, context, 'HTML in Markdown is not supported. src/content/README.md lists what is.');
    default:
      return fail(node, context, `“${node.type}” is not supported. src/content/README.md lists what is.`);
  }
}

function listOf(node: List, context: Context): Block {
  if (node.ordered && node.start !== 1) return fail(node, context, 'A list starts with 1.');
  const items = node.children.map((item) => attempt(context, () => itemText(item, context), ''));
  return { kind: 'list', items, ...(node.ordered && { isOrdered: true }) };
}

function itemText(item: ListItem, context: Context): RichText {
  if (typeof item.checked === 'boolean') return fail(item, context, 'A list of tasks is not supported.');
  const [only, ...others] = item.children;
  if (only?.type !== 'paragraph' || others.length) return fail(item, context, 'An item of a list is one paragraph.');
  return richText(only.children, context);
}

function container(node: Directive<'containerDirective'>, context: Context): Block | readonly Block[] {
  const end = context.source.split('\n')[(node.position?.end.line ?? 0) - 1] ?? '';
  // The parser ends it where the file ends.
  if (!/^\s*:{3,}\s*$/.test(end)) return fail(node, context, `Nothing ends :::${node.name}: write ::: below it, on a line of its own.`);
  switch (node.name) {
    case 'note': {
      const [only, ...others] = node.children;
      if (only?.type !== 'paragraph' || others.length) return fail(node, context, 'A note is one paragraph.');
      return { kind: 'note', text: richText(only.children, context) };
    }
    case 'table': {
      const [label, table, ...others] = node.children;
      if (label?.type !== 'paragraph' || !label.data?.directiveLabel)
        return fail(node, context, 'A table needs a caption: :::table[Caption].');
      if (table?.type !== 'table' || others.length) return fail(node, context, 'Between :::table[Caption] and ::: is one table.');
      return { kind: 'table', table: tableOf(plainText(label.children, context, 'A caption'), table, context) };
    }
    case 'tabs':
      return tabsOf(node, context);
    case 'when':
    case 'unless':
      return isShown(node, context) ? blocksOf(node.children, context) : [];
    default:
      return fail(
        node,
        context,
        `There is no directive “${node.name}” with three colons. The names are note, table, tabs, when, and unless.`,
      );
  }
}

function leaf(node: Directive<'leafDirective'>, context: Context): Block {
  const title = plainText(node.children, context, 'A title');
  const { of, sample = title } = attributesOf(node, context);
  switch (node.name) {
    case 'code':
      return codeOf(node, title, sample, context);
    case 'table':
      if (!title) return fail(node, context, 'A table needs a caption: ::table[Caption]{of=name}.');
      return {
        kind: 'table',
        table: tableOf(title, included(node, named(node, context, 'table', context.scope.tables, of))[0] as Table, context),
      };
    case 'sections':
      return fail(node, context, '::sections stands before the first heading.');
    default:
      return fail(node, context, `There is no directive “${node.name}” with two colons. The names are code, sections, and table.`);
  }
}

/** The nodes of Markdown in place of a directive. Mistakes are reported at the directive. */
function included({ position }: Directive<'leafDirective'>, markdown: string): readonly RootContent[] {
  const { children }: Root = JSON.parse(JSON.stringify(parse(markdown), (key, value) => (key === 'position' ? position : value)));
  return children;
}

/** Every attribute has a name that its directive knows, and a value. */
export function attributesOf(
  { name, attributes, ...node }: Directive<'leafDirective'>,
  context: Context,
): Record<string, string | undefined> {
  const known = name === 'code' ? 'sample' : 'of';
  for (const [key, value] of Object.entries(attributes ?? {}))
    if (key !== known || !value) return fail(node, context, `“${name}” has no attribute “${key}”. Write {${known}=name}.`);
  return { ...attributes } as Record<string, string>;
}

function codeOf(node: Directive<'leafDirective'>, title: string, sample: string, context: Context): Extract<Block, { kind: 'code' }> {
  if (!title) return fail(node, context, 'Code needs a title: ::code[Title]{sample=file}.');
  const load = context.scope.samples.get(sample) ?? fail(node, context, `No file of src/content/samples/ is named “${sample}”.`);
  return { kind: 'code', title, code: load() };
}

/** How the names of sample files end. */
const endings = { curl: 'sh', javascript: 'mjs', python: 'py' } as const satisfies Record<CodeLanguage, string>;
const languages = Object.keys(endings) as CodeLanguage[];

/**
 * Files of different languages are a choice of the language, and two files with `.hub` are that of the hub. What a visitor needs first is a
 * paragraph before the file.
 */
function tabsOf(node: Directive<'containerDirective'>, context: Context): Block {
  const [label, ...children] = node.children;
  if (label?.type !== 'paragraph' || !label.data?.directiveLabel) return fail(node, context, 'Tabs need a title: :::tabs[Title].');
  const samples = children.flatMap((file, index) => {
    if (file.type === 'paragraph' && children[index + 1]?.type === 'leafDirective') return [];
    const before = children[index - 1];
    const needs = before?.type === 'paragraph' ? { needs: richText(before.children, context) } : {};
    const block = file.type === 'leafDirective' && leaf(file, context);
    if (!block || block.kind !== 'code')
      return fail(file, context, 'Between :::tabs[Title] and ::: are files: ::code[Title]{sample=file}.');
    const name = file.attributes?.sample ?? block.title;
    const language = languages.find((value) => name.endsWith(`.${endings[value]}`));
    return [{ title: block.title, code: block.code, language, ...needs }];
  });
  const title = plainText(label.children, context, 'A title');
  const isInEach = new Set(samples.flatMap(({ language }) => language ?? [])).size === samples.length;
  const choice = node.attributes?.class === 'hub' ? 'hub' : isInEach ? 'language' : undefined;
  const tabs = samples.map(({ language, ...sample }, index): CodeTab => {
    if (choice === 'language' && language) return { ...sample, id: language, label: codeLanguageNames[language] };
    const hub = choice === 'hub' && hubs[index];
    return hub ? { ...sample, id: hub, label: hubNames[hub] } : { ...sample, id: String(index), label: sample.title };
  });
  return { kind: 'codeTabs', title, tabs, ...(choice && { choice }) };
}

function tableOf(caption: string, table: Table, context: Context): TableContent {
  if (table.align?.some(Boolean)) return fail(table, context, 'The alignment of a column is not supported.');
  const [head, ...body] = table.children;
  const columns = head?.children.map((cell) => plainText(cell.children, context, 'The heading of a column')) ?? [];
  const rows = body.map((row) => attempt(context, () => rowOf(row, columns.length, context), { id: undefined, cells: [] }));
  const rowIds = rows.flatMap(({ id }) => id ?? []);
  if (rowIds.length && rowIds.length < rows.length)
    return fail(body[rowIds.length] ?? { type: 'tableRow' }, context, 'Either every row of a table has an {#id}, or none.');
  return { caption, columns, rows: rows.map(({ cells }) => cells), ...(rowIds.length && { rowIds }) };
}

/** A row can have an anchor: `{#id}` after the text of its first cell. */
function rowOf(row: TableRow, length: number, context: Context) {
  const [first, ...others] = row.children;
  const { id, nodes } = takeId(row, first?.children ?? [], context);
  const cells = [nodes, ...others.map(({ children }) => children)].map((children) => richText(children, context));
  if (cells.length !== length || cells.some((cell) => cell.length === 0))
    return fail(row, context, `A row has ${length} cells, and none is blank. Write “none”, “no”, or “not published”.`);
  return { id, cells };
}
