import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { hubNames, linkToHeading, sampleTag, stepPrefix } from '../content/interface';
import { llmsPath, siteUrl } from '../content/outputPaths';
import { routes } from '../content/routes';
import { render } from '../app/render';
import { pageMarkdown } from './pageMarkdown';
import { pageContent, type Root, type RootContent } from './pageContent';

const markdownOf = (html: string, path: string) => pageMarkdown(pageContent(html, path), path);
/** Letters and digits without link targets, which Markdown cannot change. */
const letters = (text: string) => text.replace(/\]\([^)]*\)/g, ']').replace(/[^\p{L}\d]/gu, '');

/** Markdown numbers steps itself. */
const numbers = Array.from({ length: 9 }, (_, index) => stepPrefix(index + 1));

test.each(routes)('the Markdown of $path has the text that shows without JavaScript in the same order', async ({ path }) => {
  const { app } = await render(path);
  const texts = textsIn(fromHtml(app, { fragment: true }), []).filter((text) => text !== siteUrl(path));
  const markdown = markdownOf(app, path);
  const shown = markdown.replace(/^> <.*|<https?:[^>]*>|^```\w+|^ *\d+\. /gm, '');
  const withoutNumbers = (text: string) => letters(numbers.reduce((rest, number) => rest.replaceAll(number, ''), text));
  expect(texts.length).toBeGreaterThan(2);
  expect(withoutNumbers(shown)).toBe(withoutNumbers(texts.join('')));
  const choice = app.includes(hubNames.mock) ? Object.values(hubNames) : [];
  for (const name of choice) expect(shown, 'says without tabs what there is to choose').toMatch(new RegExp(name, 'i'));
  expect(markdown, 'separates a tag from its word').not.toMatch(new RegExp(`\\w\\[${sampleTag.text}`));
  expect(markdown, 'names the language of code, and of no difference').not.toMatch(/\n\n```\n(?!−)/);
});

const page = (body: string) => markdownOf(`<header>Menu</header><main>${body}</main>`, '/docs/page');

test.each([
  [
    'headings without the link beside them',
    `<h1>One</h1><div><h2 id="two">Two</h2><a href="#two">${linkToHeading('Two')}</a></div>`,
    '# One\n\n## Two\n',
  ],
  [
    'links to the Markdown of pages, except to forms',
    '<p><a href="/pricing#b">a</a>, <a href="/contact?subject=b">b</a>, <a href="https://c.example/">c</a></p>',
    `[a](${siteUrl('/pricing.md#b')}), [b](${siteUrl('/contact?subject=b')}), [c](https://c.example/)\n`,
  ],
  [
    'links that only CSS separates',
    '<div><a href="https://a.example/">a</a><a href="https://b.example/">b</a></div>',
    '[a](https://a.example/) [b](https://b.example/)\n',
  ],
  ['characters with a meaning in Markdown', '<p>2 * 3 * 4, [a] and <code>a|b`c</code></p>', '2 \\* 3 \\* 4, \\[a] and ``a|b`c``\n'],
  [
    'tables with their caption',
    '<table><caption>Names</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th><code>a|b</code></th><td>c</td></tr></tbody></table>',
    '**Names**\n\n| A | B |\n| - | - |\n| `a\\|b` | c |\n',
  ],
  ['terms and definitions', '<dl><div><dt>A</dt><dd>a <b>b</b></dd></div><dt>C</dt><dd>c</dd></dl>', '- **A**: a **b**\n- **C**: c\n'],
  [
    'a figure with its title, without its button',
    '<figure><figcaption><span>T</span><button>Copy</button></figcaption><pre><code>a\nb\n</code></pre></figure>',
    '**T**\n\n```\na\nb\n```\n',
  ],
  ['code that may wrap between its spans', '<p><code>a/<span>b/</span><span>c</span></code></p>', '`a/b/c`\n'],
  ['white space around emphasis', '<p><strong>Note: </strong>This</p>', '**Note:** This\n'],
  ['cards with headings', '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3></li></ul>', '### A\n\na\n\n### B\n'],
  [
    'step numbers once',
    `<ol><li><div><span>${stepPrefix(1)} </span>a <b>b</b></div></li><li><p><span>${stepPrefix(2)} </span>c</p></li><li>${stepPrefix(1)}</li></ol>`,
    `1. a **b**\n\n2. c\n\n3. ${stepPrefix(1)}\n`,
  ],
  [
    'questions without buttons, drawings, and what needs JavaScript',
    '<h3><span data-without-js="true">Q</span><button>Q</button></h3><p data-with-js="true">x</p><button>Copy</button><svg><text>x</text></svg><nav>n</nav>',
    '### Q\n',
  ],
])('writes %s', (_, html, markdown) => {
  expect(page(html)).toBe(`> <${siteUrl('/docs/page')}> as Markdown. Read <${siteUrl(llmsPath)}> first.\n\n${markdown}`);
});

test('rejects a page without main content', () => {
  expect(() => pageContent('<p>Words</p>', '/')).toThrow('no <main>');
});

/** Returns the text in <main> that shows without JavaScript and does not belong to controls, drawings, or menus. */
function textsIn(node: Root | RootContent, path: readonly string[]): readonly string[] {
  if (node.type === 'text') return path.includes('main') && node.value.trim() ? [node.value.trim()] : [];
  if (!('children' in node)) return [];
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (tagName === 'img' && properties.alt) return [String(properties.alt)];
    const isControl = ['svg', 'nav', 'button'].includes(tagName) || properties.role === 'img';
    const isLinkToHeading =
      String(properties.href).startsWith('#') && node.children.some((child) => child.type === 'element' && child.properties.ariaHidden);
    if (isControl || isLinkToHeading || properties.ariaHidden || 'dataWithJs' in properties || 'dataScreen' in properties) return [];
    return node.children.flatMap((child) => textsIn(child, [...path, tagName]));
  }
  return node.children.flatMap((child) => textsIn(child, path));
}
