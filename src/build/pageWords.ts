/** The words of a page as a tree of the elements that Markdown has, without what only a browser needs. Markdown and the search index are made of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { stepPrefix } from '../content/controls.ts';
import { fillNames } from './highlight.ts';
import { siteUrl } from './siteUrl.ts';

/** A parsed page, or part of one. */
export type Root = ReturnType<typeof fromHtml>;
export type RootContent = Root['children'][number];
export type Element = Extract<RootContent, { readonly type: 'element' }>;
export type ElementContent = Element['children'][number];

export type PageWords = readonly ElementContent[];

/** Takes the HTML of the page at `path`, with its frame or without. Throws when the page has no <main>. */
export function pageWords(html: string, path: string): PageWords {
  const main = find(fromHtml(html, { fragment: true }), (element) => element.tagName === 'main');
  if (!main) throw new Error(`${path} has no <main>.`);
  return readable(main, siteUrl(path));
}

/** Elements with nothing to read, or with words that only make sense beside the control that they name. */
const skipped = new Set(['svg', 'nav', 'button', 'fieldset', 'input', 'textarea', 'template', 'wbr']);
export const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The content of an element, in the elements that Markdown has. */
function readable(parent: Element, url: string): ElementContent[] {
  return parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element' || isSkipped(child, parent, url)) return [];
    const found = inMarkdown(child, parent, url);
    // CSS alone separates them, as it does buttons in a row.
    const isBesideLink = isElement(parent.children[index - 1], 'a') && ['a', 'code'].includes(child.tagName);
    return isBesideLink ? [{ type: 'text', value: ' ' }, ...found] : found;
  });
}

function inMarkdown(child: Element, parent: Element, url: string): ElementContent[] {
  const children = readable(child, url);
  const { tagName, properties } = child;
  switch (tagName) {
    case 'a':
      return [{ ...child, properties: { href: new URL(String(properties.href), url).href }, children }];
    case 'code':
      // Several lines are a block, whatever shows them.
      return parent.tagName !== 'pre' && textOf(child).includes('\n') ? [codeBlock(child)] : [{ ...child, children }];
    case 'pre':
      return [codeBlock(child)];
    case 'figcaption':
    case 'label':
      return [element('p', [strong(children)])];
    case 'strong':
      return /\s$/.test(textOf(child)) ? [strong(children), { type: 'text', value: ' ' }] : [strong(children)];
    case 'span':
      // The hint of a form field.
      return properties.slot === 'description' ? [element('p', children)] : children;
    case 'table': {
      const caption = find(child, (part) => part.tagName === 'caption');
      return [...(caption ? [element('p', [strong(readable(caption, url))])] : []), { ...child, children }];
    }
    case 'caption':
      return [];
    case 'dl':
      return [element('ul', itemsOf(child, url))];
    case 'ul':
    case 'ol':
      // Cards with headings of their own are no list.
      return find(child, (part) => headings.has(part.tagName)) ? children.flatMap((item) => (item.type === 'element' ? item.children : [])) : [{ ...child, children: children.map(withoutNumber) }];
    default:
      return [{ ...child, children }];
  }
}

/** A step of a list, whose number Markdown writes itself. */
function withoutNumber(node: ElementContent, index: number): ElementContent {
  const prefix = stepPrefix(index + 1);
  if (node.type === 'text') return { ...node, value: node.value.replace(prefix, '').trimStart() };
  if (node.type !== 'element' || !textOf(node).startsWith(prefix)) return node;
  return { ...node, children: node.children.map((child, place) => (place === 0 ? withoutNumber(child, index) : child)) };
}

/** Terms with what is said of each, as items of a list. */
function itemsOf(list: Element, url: string): Element[] {
  const parts = list.children.flatMap((child) => (child.type === 'element' && child.tagName === 'div' ? child.children : [child]));
  return parts.flatMap((part, index) => {
    const said = parts[index + 1];
    if (!isElement(part, 'dt') || !isElement(said, 'dd')) return [];
    return [element('li', [strong(readable(part, url)), { type: 'text', value: ': ' }, ...readable(said, url)])];
  });
}

function isSkipped(child: Element, parent: Element, url: string): boolean {
  const { tagName, properties } = child;
  // In an accordion, a question is a button in a heading.
  if (tagName === 'button' && headings.has(parent.tagName)) return false;
  if (skipped.has(tagName) || properties.role === 'tablist' || properties.ariaHidden === 'true') return true;
  if ('dataWithoutJs' in properties || 'dataScreen' in properties) return true;
  const words = textOf(child);
  if (tagName === 'p' && words === url) return true;
  // The link from a heading to itself.
  return tagName === 'a' && parent.children.some((other) => other.type === 'element' && headings.has(other.tagName) && `#${other.properties.id}` === properties.href);
}

function codeBlock(code: Element): Element {
  const text = textOf(code);
  const language = languages().get(text.trimEnd());
  return element('pre', [{ ...element('code', [{ type: 'text', value: text }]), properties: { className: language ? [`language-${language}`] : [] } }]);
}

let known: ReadonlyMap<string, string> | undefined;

/** The language of each sample by its text. */
function languages(): ReadonlyMap<string, string> {
  const folder = 'src/content/samples';
  known ??= new Map(readdirSync(folder).map((name) => [fillNames(readFileSync(join(folder, name), 'utf8')).trimEnd(), extname(name).slice(1)]));
  return known;
}

/** Without white space at the ends, which Markdown does not allow inside emphasis. */
function strong(words: readonly ElementContent[]): Element {
  return element('strong', [{ type: 'text', value: words.map(textOf).join('').trim() }]);
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** The first element that is wanted, in document order. */
export function find(node: Root | RootContent, isWanted: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && isWanted(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

export function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

/** All text inside a node. */
export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
