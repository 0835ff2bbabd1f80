import { expect, test } from 'vitest';
import { linkMistakes } from './linkMistakes';

const content = new Map([
  ['src/content/articles/docs/caching.md', 'Lead\n\n[This](#gone), [that](/pricing#cards)\n'],
  ['src/content/articles/terms.md', '[This](#gone)\n'],
  ['src/content/pages/plans.ts', "[\n{ id: 'plans', heading: 'Plans' }]"],
  ['src/content/pages/home.ts', "{ text: 'Cards', href: '/pricing#cards' }\n{ text: 'Plans', href: '/pricing#plans' }"],
]);

/** The mistakes of a page with the path /docs/caching. */
const mistakesOf = (html: string, base = '/', searchWords: Readonly<Record<string, string>> = {}) =>
  linkMistakes({
    pages: new Map([
      ['/pricing', '<h2 class="part" id="plans">'],
      ['/docs/caching', `<p id="here"></p>${html}`],
    ]),
    hasFile: (path) => path === '/openapi.json',
    base,
    searchWords: { '/pricing': 'price', '/pricing#plans': 'tariff', ...searchWords },
    content,
  });

test.each([
  ['/pricing#cards', 'Nothing on /pricing has the id “cards”.', ['src/content/articles/docs/caching.md:3', 'src/content/pages/home.ts:1']],
  ['#gone', 'Nothing on /docs/caching has the id “gone”.', ['src/content/articles/docs/caching.md:3']],
  // These stand in no file, because a component puts them together.
  ['/openapi.yaml', 'No page and no file has the path “/openapi.yaml”.', ['/docs/caching']],
  ['/a%20b.png', 'No page and no file has the path “/a%20b.png”. Name files in small letters with hyphens.', ['/docs/caching']],
  ['/pricing?a=b#part-7', 'Nothing on /pricing has the id “part-7”.', ['/docs/caching']],
])('names each place of the dead link %s, or its page', (href, sentence, places) => {
  const mistakes = mistakesOf(`<a class="a" href="${href}">one</a><a href="${href}">two</a>`);
  expect(mistakes).toEqual(places.map((place) => `${place}: ${sentence}`));
});

test('names each place of an id that has a space, or that two elements have', () => {
  const html = '<p id="cards"></p><p id="_R_2_-My part"></p><p id="My part"></p><p id="plans"></p><p id="plans"></p>';
  expect(mistakesOf(html)).toEqual([
    '/docs/caching: The id “My part” has a space, or /docs/caching has it twice.',
    'src/content/pages/plans.ts:2: The id “plans” has a space, or /docs/caching has it twice.',
  ]);
});

test.each(['/', '/hub/'])('names the place of words for search that lead nowhere, below %s', (base) => {
  expect(mistakesOf('', base, { '/pricing#cards': 'card' })).toContain(
    'src/content/pages/home.ts:1: Nothing on /pricing has the id “cards”.',
  );
});

test('a link to a page, a file, an id, or another site is no mistake, also in a folder of the host', () => {
  const links = ['/pricing', '/pricing?plan=a#plans', '/openapi.json', '/docs/caching#here'];
  for (const base of ['/', '/hub/']) {
    const hrefs = [...links.map((link) => base.slice(0, -1) + link), '#here', 'https://a.example/b'];
    expect(mistakesOf(hrefs.map((href) => `<a href="${href}">`).join(''), base)).toEqual([]);
  }
});

test.each(['<a href="/openapi.json">', '<img alt="" src="/openapi.json">', '<video controls poster="/openapi.json">'])(
  'in a folder of the host, %s is outside it',
  (html) => {
    expect(mistakesOf(html, '/hub/')).toEqual([
      "/docs/caching: /openapi.json is outside /hub/. Write withBase('/openapi.json'), from src/lib/base.ts.",
    ]);
    expect(mistakesOf(html)).toEqual([]);
  },
);
