import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { linkToHeading, stepPrefix } from '../content/controls';
import { plainText } from '../content/plainText';
import type { Block, RichText, Section } from '../content/types';
import { type ArticleId, articleLoaders } from '../app/loadPage';
import { docsPages, routes } from '../routes';
import { render } from '../app/serverEntry';
import { pageMarkdown } from './pageMarkdown';
import { pageWords, type Root, type RootContent } from './pageWords';
import { siteUrl } from './siteUrl';

const markdownOf = (html: string, path: string) => pageMarkdown(pageWords(html, path), path);
const twinOf = async (path: string) => markdownOf((await render(path)).app, path);

/** What Markdown cannot change: letters and figures, without the addresses of links. */
const letters = (text: string) => text.replace(/\]\([^)]*\)/g, ']').replace(/[^\p{L}\d]/gu, '');

test.each(docsPages)('every sentence, cell and line of code of $path is in its Markdown', async ({ id, path, label }) => {
  const article = await articleLoaders[id as ArticleId]();
  const twin = await twinOf(path);
  const said = letters(twin);
  for (const text of [label, article.lead, ...article.sections.flatMap(wordsOf)]) expect(said).toContain(letters(plainText(text)));
  for (const code of codeOf(article.sections)) expect(twin).toContain(`\n${code}\n\`\`\`\n`);
});

/** Numbers of steps: Markdown has its own. */
const numbers = Array.from({ length: 9 }, (_, index) => stepPrefix(index + 1));

test.each(routes)('the Markdown of $path says what its page says', async ({ path }) => {
  const { app } = await render(path);
  const said = letters(markdownOf(app, path));
  const texts = textsIn(fromHtml(app, { fragment: true }), []).filter((text) => text !== siteUrl(path) && !numbers.includes(text));
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(said).toContain(letters(text));
});

const page = (body: string) => markdownOf(`<header>Menu</header><main>${body}</main>`, '/docs/page');

test.each([
  ['headings, without the link beside them', `<h1>One</h1><div><h2 id="two">Two</h2><a href="#two">${linkToHeading('Two')}</a></div>`, '# One\n\n## Two\n'],
  ['whole addresses', '<p><a href="/pricing">a</a>, <a href="#b">b</a>, <a href="https://c.example/">c</a></p>', `[a](${siteUrl('/pricing')}), [b](${siteUrl('/docs/page#b')}), [c](https://c.example/)\n`],
  ['links that CSS sets apart', '<div><a href="https://a.example/">a</a><a href="https://b.example/">b</a></div>', '[a](https://a.example/) [b](https://b.example/)\n'],
  ['characters that mean something in Markdown', '<p>2 * 3 * 4, [a] and <code>a|b`c</code></p>', '2 \\* 3 \\* 4, \\[a] and ``a|b`c``\n'],
  ['tables with their caption', '<table><caption>Names</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th><code>a|b</code></th><td>c</td></tr></tbody></table>', '**Names**\n\n| A | B |\n| - | - |\n| `a\\|b` | c |\n'],
  ['terms and what they mean', '<dl><div><dt>A</dt><dd>a <b>b</b></dd></div><dt>C</dt><dd>c</dd></dl>', '- **A**: a **b**\n- **C**: c\n'],
  ['a panel with its title, and not its button', '<figure><figcaption><span>T</span><button>Copy</button></figcaption><pre><code>a\nb\n</code></pre></figure>', '**T**\n\n```\na\nb\n```\n'],
  ['white space round emphasis', '<p><strong>Note: </strong>This</p>', '**Note:** This\n'],
  ['cards with headings', '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3></li></ul>', '### A\n\na\n\n### B\n'],
  ['numbers of steps once', `<ol><li><div><span>${stepPrefix(1)} </span>a <b>b</b></div></li><li><p><span>${stepPrefix(2)} </span>c</p></li><li>${stepPrefix(1)}</li></ol>`, `1. a **b**\n\n2. c\n\n3. ${stepPrefix(1)}\n`],
  ['questions, without buttons, drawings and words for no script', '<h3><span data-without-js="true">Q</span><button>Q</button></h3><button>Copy</button><svg><text>x</text></svg><nav>n</nav>', '### Q\n'],
])('writes %s', (_, html, markdown) => {
  expect(page(html)).toBe(`${markdown}\n<${siteUrl('/docs/page')}>\n`);
});

test('refuses a page without main content', () => {
  expect(() => pageWords('<p>Words</p>', '/')).toThrow('no <main>');
});

function wordsOf({ heading, blocks, sections = [] }: Section): readonly RichText[] {
  return [heading, ...blocks.flatMap(wordsIn), ...sections.flatMap(wordsOf)];
}

function wordsIn(block: Block): readonly RichText[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()];
    case 'code':
    case 'codeSet':
      return [block.title];
    default:
      return [block.text];
  }
}

function codeOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ blocks, sections: inner = [] }) => [
    ...blocks.flatMap((block) => (block.kind === 'code' ? [block.code] : block.kind === 'codeSet' ? Object.values(block.codeSet) : [])).map(({ code }) => code),
    ...codeOf(inner),
  ]);
}

/** The texts in <main> that are no words of controls, drawings or menus. */
function textsIn(node: Root | RootContent, path: readonly string[]): readonly string[] {
  if (node.type === 'text') return path.includes('main') && node.value.trim() ? [node.value.trim()] : [];
  if (!('children' in node)) return [];
  if (node.type === 'element') {
    const { tagName, properties } = node;
    const isControl = ['svg', 'nav', 'fieldset'].includes(tagName) || (tagName === 'button' && !path.some((name) => /^h\d$/.test(name)));
    const isLinkToHeading = tagName === 'a' && node.children.some((child) => child.type === 'element' && child.properties.ariaHidden);
    if (isControl || isLinkToHeading || properties.ariaHidden || properties.role === 'tablist' || 'dataWithoutJs' in properties || 'dataScreen' in properties) return [];
    return node.children.flatMap((child) => textsIn(child, [...path, tagName]));
  }
  return node.children.flatMap((child) => textsIn(child, path));
}
