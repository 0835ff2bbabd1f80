/** Reduces a page to the elements that Markdown has. Markdown and the search index use this tree. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { stepPrefix } from '../content/interface.ts';
import { markdownPath, siteUrl } from '../content/outputPaths.ts';
import { routes } from '../content/routes.ts';
import { callMockHub, fillNames } from './highlight.ts';

/** A parsed page, or part of one. */
export type Root = ReturnType<typeof fromHtml>;
export type RootContent = Root['children'][number];
export type Element = Extract<RootContent, { readonly type: 'element' }>;
export type ElementContent = Element['children'][number];

export type PageContent = readonly ElementContent[];

/** Parses the HTML of the page at `path`. Throws if the page has no <main>. */
export function pageContent(html: string, path: string): PageContent {
  // Not the whole page, because the menu of the docs grows with them.
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const [root] = fromHtml(main, { fragment: true }).children;
  if (root?.type !== 'element') throw new Error(`${path} has no <main>.`);
  return readable(root, siteUrl(path));
}

/** Elements without text, or with text that only makes sense as a control. */
const skipped = new Set(['svg', 'nav', 'button', 'input', 'textarea', 'template', 'wbr']);
export const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function readable(parent: Element, url: string): ElementContent[] {
  return parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') return [{ type: 'text', value: child.value }];
    if (child.type !== 'element' || isSkipped(child, parent, url)) return [];
    const found = inMarkdown(child, url);
    const previous = parent.children[index - 1];
    // Only CSS separates them, as in a row of buttons.
    const isJoined = isInline(previous) && isInline(child) && /\S$/.test(textOf(previous)) && /^[\p{L}\d/]/u.test(textOf(child));
    return isJoined ? [{ type: 'text', value: ' ' }, ...found] : found;
  });
}

const isInline = (node: ElementContent | undefined): node is Element =>
  ['a', 'code', 'span', 'strong'].some((name) => isElement(node, name));

function inMarkdown(child: Element, url: string): ElementContent[] {
  const children = readable(child, url);
  const { tagName, properties } = child;
  switch (tagName) {
    case 'a':
      return [element(tagName, children, { href: linkTarget(new URL(String(properties.href), url).href) })];
    case 'code':
      // Code of several lines is a block, whatever element shows it.
      return [textOf(child).includes('\n') ? codeBlock(child) : element('code', [{ type: 'text', value: textOf(child) }])];
    case 'pre':
      return [codeBlock(child)];
    case 'figcaption':
    case 'label':
    case 'legend':
      return [captionOf(children)];
    case 'strong':
      return /\s$/.test(textOf(child)) ? [strong(children), { type: 'text', value: ' ' }] : [strong(children)];
    case 'span':
      // This is the hint of a form field.
      return properties.slot === 'description' ? [element('p', children)] : children;
    case 'table': {
      const caption = child.children.find((part) => isElement(part, 'caption'));
      const title = caption ? readable(caption, url) : [];
      // A heading stays one.
      return [...(title.some(isHeading) ? title : caption ? [captionOf(title)] : []), element(tagName, children, properties)];
    }
    case 'caption':
      return [];
    case 'dl':
      return [element('ul', itemsOf(child, url))];
    case 'ul':
    case 'ol':
      // Cards with headings are no list.
      return hasHeading(child)
        ? children.flatMap((item) => (item.type === 'element' ? item.children : []))
        : [element(tagName, children.map(withoutNumber), properties)];
    default:
      return [element(tagName, children, properties)];
  }
}

const markdownOf = new Map<string, string>(routes.map(({ path }) => [siteUrl(path), siteUrl(markdownPath(path))]));

/** Markdown links to the Markdown of other pages, unless a query says that the link is for their form. */
const linkTarget = (href: string) => href.replace(/^[^#]+/, (page) => markdownOf.get(page) ?? page);

/** Removes the number of a step, because Markdown numbers steps itself. */
function withoutNumber(node: ElementContent, index: number): ElementContent {
  const prefix = stepPrefix(index + 1);
  if (node.type === 'text') return { ...node, value: node.value.replace(prefix, '').trimStart() };
  if (node.type !== 'element' || !textOf(node).startsWith(prefix)) return node;
  return { ...node, children: node.children.map((child, place) => (place === 0 ? withoutNumber(child, index) : child)) };
}

/** Converts terms and definitions to list items. */
function itemsOf(list: Element, url: string): Element[] {
  const parts = list.children.flatMap((child) => (child.type === 'element' && child.tagName === 'div' ? child.children : [child]));
  return parts.flatMap((part, index) => {
    const definition = parts[index + 1];
    if (!isElement(part, 'dt') || !isElement(definition, 'dd')) return [];
    return [element('li', [strong(readable(part, url)), { type: 'text', value: ': ' }, ...readable(definition, url)])];
  });
}

function isSkipped(child: Element, parent: Element, url: string): boolean {
  const { tagName, properties } = child;
  if (skipped.has(tagName) || ['tablist', 'img'].includes(String(properties.role)) || properties.ariaHidden === 'true') return true;
  // Markdown is the page without JavaScript, where terms and questions are no buttons.
  if ('dataWithJs' in properties || 'dataScreen' in properties) return true;
  if (tagName === 'p' && textOf(child) === url) return true;
  // This is the link from a heading to itself.
  return tagName === 'a' && parent.children.some((other) => isHeading(other) && `#${other.properties.id}` === properties.href);
}

function codeBlock(code: Element): Element {
  const text = textOf(code);
  const language = languages.get(firstLineOf(text));
  return element('pre', [element('code', [{ type: 'text', value: text }], { className: language ? [`language-${language}`] : [] })]);
}

const firstLineOf = (text: string) => callMockHub(text.split('\n')[0] ?? '');
const sampleFolder = 'src/content/samples';
/** Maps the first line of each sample to its language, because pages show some with other words. A mock hub changes the key in it. */
const languages: ReadonlyMap<string, string> = new Map(
  readdirSync(sampleFolder).map((name) => [firstLineOf(fillNames(readFileSync(join(sampleFolder, name), 'utf8'))), extname(name).slice(1)]),
);

/** A bold paragraph, which search tells by its property from others. */
function captionOf(children: ElementContent[]): Element {
  return element('p', [strong(children)], { dataCaption: true });
}

/** Markdown does not allow white space at the ends of emphasis. */
function strong(content: readonly ElementContent[]): Element {
  return element('strong', [{ type: 'text', value: content.map(textOf).join('').trim() }]);
}

/** Without the position of its source, which would be copied with each tree. */
function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

const isHeading = (node: ElementContent): node is Element => node.type === 'element' && headings.has(node.tagName);
const hasHeading = (node: ElementContent): boolean =>
  node.type === 'element' && (headings.has(node.tagName) || node.children.some(hasHeading));

export function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
