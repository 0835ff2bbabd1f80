import { beforeAll, expect, test } from 'vitest';
import { schemas } from '../content/facts/apiReference';
import { faq } from '../content/pages/faq';
import { searchWords } from '../content/pages/searchWords';
import { unlisted } from '../content/outputPaths';
import { sampleTag } from '../content/interface';
import type { SearchedPage } from '../lib/searchIndexTypes';
import { duplicates } from '../lib/duplicates';
import { createSearch, type Result, type SearchResults, type Search } from '../layout/Search/searchEngine';
import { routes } from '../content/routes';
import { render } from '../app/render';
import { pageContent } from './pageContent';
import { searchedPages, sectionsOf } from './searchIndex';

let pages: readonly SearchedPage[];
let search: Search;
const html = new Map<string, string>();

beforeAll(async () => {
  for (const { path } of routes) html.set(path, (await render(path)).app);
  pages = searchedPages(new Map(Array.from(html, ([path, app]) => [path, pageContent(app, path)])));
  search = await createSearch(pages);
});

const hrefsOf = ({ groups }: SearchResults) => groups.flatMap(({ results }) => results.map(({ href }) => href));
const textOfExcerpt = ({ excerpt }: Result) => excerpt.map(({ text }) => text).join('');

test('every page is the first result of its name in menus', () => {
  for (const { path, label } of routes.filter((route) => pages.some((page) => page.path === route.path))) {
    expect.soft(hrefsOf(search(label))[0], label).toBe(path);
  }
});

test('no two pages or sections have one name that is only for search', () => {
  const names = Object.values(searchWords).flatMap((words) => words.toLowerCase().split(', '));
  expect(duplicates(names)).toEqual([]);
});

test('a name that is only for search finds its page or section first', () => {
  for (const [href, words] of Object.entries(searchWords))
    for (const name of words.split(', ')) expect.soft(hrefsOf(search(name))[0], `${name} in searchWords.ts`).toBe(href);
});

test('excerpts are sentences and whole rows of tables, unless one is too long', () => {
  const lines = pages.flatMap(({ description, sections }) => [description, ...sections.flatMap(({ text }) => text.split('\n'))]);
  const queries = [...routes.map(({ title }) => title), ...faq.map(({ question }) => question)];
  const excerpts = queries.flatMap((query) => search(query).groups.flatMap(({ results }) => results)).map(textOfExcerpt);
  for (const excerpt of new Set(excerpts)) {
    if (!excerpt.startsWith('… ')) expect.soft(lines.some((line) => excerpt.startsWith(line.slice(0, 100)))).toBe(true);
    const endsWithLine = lines.some((line) => line && excerpt.endsWith(line));
    expect.soft(endsWithLine || /^$|([.?!:][”)]?| …)$/.test(excerpt), excerpt).toBe(true);
  }
});

test('every FAQ question finds itself, and every request field finds its table first', () => {
  for (const { id, question } of faq) expect.soft(hrefsOf(search(question)), question).toContain(`/resources#faq-${id}`);
  for (const name of Object.keys(schemas.request.properties).filter((field) => field.includes('_'))) {
    // The workbench has a field with the same name.
    expect.soft(['/docs/api-reference#request', '/docs/api-reference#request-builder'], name).toContain(hrefsOf(search(name))[0]);
  }
});

test('search covers every page except lists of pages, and every result leads to a heading or a row header, which screen readers announce', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(routes.filter(({ path }) => path !== '/sitemap' && !unlisted.includes(path)).map(({ path }) => path));
  for (const { path, sections } of pages) {
    expect.soft(sections[0]?.title, path).not.toBe('');
    for (const { hash, title } of sections.slice(1)) {
      expect.soft(html.get(path), path).toMatch(new RegExp(`<(h[2-6]|th)[^>]* id="${hash}"`));
      expect.soft(title, `${path}#${hash}`).not.toBe('');
    }
    expect.soft(new Set(sections.map(({ hash }) => hash)).size, path).toBe(sections.length);
  }
});

test('no section has the words of the links at the end of its page', () => {
  for (const { path, sections } of pages.filter((entry) => entry.path.startsWith('/docs'))) {
    for (const { text } of sections) expect.soft(text, path).not.toMatch(/as Markdown/);
  }
});

test('ranks the page with the best result first, and highlights matches in the excerpt', () => {
  const { groups, count } = search('429');
  expect(groups[0]?.results.some(({ href }) => href.startsWith('/docs/limits-and-errors#'))).toBe(true);
  expect(count).toBe(hrefsOf(search('429')).length);
  const parts = groups.flatMap(({ results }) => results.flatMap(({ excerpt }) => excerpt));
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain('429');
  for (const { excerpt } of groups.flatMap(({ results }) => results)) {
    expect(excerpt.map(({ text }) => text).join('').length).toBeLessThanOrEqual(180);
  }
});

test.each([
  ['an empty query', ''],
  ['white space', ' \t\n'],
  ['a regular expression', '(.*)+$ [^a-z]{2,} \\b(?<name>x)'],
  ['markup', '<img src=x onerror=alert(1)> &amp; </script>'],
  ['a lone surrogate', '\uD83D webhook \uDE00'],
  ['names that every object has', '__proto__ constructor toString hasOwnProperty'],
  ['a very long word', 'x'.repeat(100_000)],
  ['very many words', 'webhook retry '.repeat(10_000)],
  ['another script', 'مرحبا 検索 поиск'],
])('survives %s', (_, query) => {
  const started = performance.now();
  const { groups, count } = search(query);
  expect(hrefsOf({ groups, count, isCut: false })).toHaveLength(count);
  expect(count).toBeLessThanOrEqual(20);
  // Detects a hang, not a delay on a busy machine.
  expect(performance.now() - started).toBeLessThan(5000);
});

test('finds full-width letters and digits, and letters with an accent, as the plain ones', () => {
  for (const [typed, plain] of [
    ['ｑｕｏｔａ　４２９', 'quota 429'],
    ['quóta', 'quota'],
    ['quo\u0301ta', 'quota'],
    ['İNTEGRATİONS', 'integrations'],
  ] as const)
    expect(search(typed)).toEqual(search(plain));
});

test('finds nothing for an unknown word, and at most 20 results', async () => {
  expect(search('zzyzzxq')).toEqual({ groups: [], count: 0, isCut: false });
  const home = pages[0]!;
  const searchCopies = await createSearch(Array.from({ length: 21 }, () => home));
  expect(searchCopies(home.label)).toMatchObject({ isCut: true, count: 20 });
});

const page = (body: string) => sectionsOf(pageContent(`<main><h1>Page</h1>${body}</main>`, '/page'));

test.each([
  ['a heading with an id', '<p>lead</p><h2 id="a">A</h2><p>one <code>two</code></p><p>three</p>', ['Page: lead.', 'a A: one two.|three.']],
  ['a heading without an id as text of the section', '<h2 id="a">A</h2><h3>B</h3><p>b</p>', ['Page: ', 'a A: B.|b.']],
  [
    'a row with an id, and the text after it as part of the previous section',
    '<h2 id="a">A</h2><table><tbody><tr><th id="429">429</th><td>Wait</td><td>long</td></tr></tbody></table><p>end</p>',
    ['Page: ', 'a A: end.', '429 429: Wait: long.'],
  ],
  ['nothing by a generated id of React', '<h2 id="_R_1_">A</h2>', ['Page: A.']],
  [
    'list items as sentences',
    '<ul><li>one</li><li>two.</li><li>“three”</li><li>4%</li><li>five</li></ul>',
    ['Page: one.|two.|“three”|4%.|five.'],
  ],
  [
    'row headers that are buttons, and no advice for readers without JavaScript',
    '<table><tbody><tr><th><span data-without-js="true">R</span><button>R</button></th><td>one</td></tr></tbody></table><p data-without-js="true">off</p>',
    ['Page: R. one.'],
  ],
  [
    'no captions, and a cell alone',
    '<table><caption>C</caption><thead><tr><th>H</th></tr></thead><tbody><tr><td>one</td></tr></tbody></table><figure><figcaption>F</figcaption><p>two</p></figure>',
    ['Page: one.|two.'],
  ],
  [
    'bold text, and spans that only CSS separates',
    '<p><strong>one</strong></p><p><strong>two</strong><span>three</span></p>',
    ['Page: one.|two three.'],
  ],
  ['no link to the explanation of the Sample tag', `<p><a href="${sampleTag.href}">Sample</a></p><p>one</p>`, ['Page: one.']],
  [
    'a row as one line that names its columns',
    '<table><thead><tr><th>Plan</th><th>Price</th><th>More?</th></tr></thead><tbody><tr><th>Big</th><td>$9</td><td>Ask us. Soon.</td></tr></tbody></table>',
    ['Page: Plan: Big. Price: $9. More? Ask us. Soon.'],
  ],
  [
    'a row with an id by its first cell',
    '<table><tbody><tr><th id="tax">Tax</th><td>Not published: who pays it</td></tr></tbody></table>',
    ['Page: ', 'tax Tax: Not published: who pays it.'],
  ],
  ['no code in the text of a section', '<pre><code>retry(retry, max_tokens)</code></pre>', ['Page: ']],
])('finds %s', (_, body, sections) => {
  expect(page(body).map(({ hash, title, text }) => `${hash ? `${hash} ` : ''}${title}: ${text.replaceAll('\n', '|')}`)).toEqual(sections);
});

test('keeps the words of code in a separate field without duplicates', () => {
  expect(page('<pre><code>retry(retry, max_tokens, a)</code></pre>')[0]?.code).toBe('retry max_tokens');
});
