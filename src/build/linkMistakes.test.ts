import { expect, test } from 'vitest';
import { linkMistakes } from './linkMistakes';

const content = new Map([
  ['src/content/articles/docs/caching.md', 'Lead\n\n[This](#gone), [that](/pricing#cards)\n'],
  ['src/content/articles/terms.md', '[This](#gone)\n'],
  ['src/content/pages/home.ts', "{ text: 'Cards', href: '/pricing#cards' }\n{ text: 'Plans', href: '/pricing#plans' }"],
]);

/** The mistakes of a page with the path /docs/caching. */
const mistakesOf = (html: string, base = '/') =>
  linkMistakes({
    pages: new Map([
      ['/pricing', '<h2 class="part" id="plans">'],
      ['/docs/caching', `<p id="here"></p>${html}`],
    ]),
    hasFile: (path) => path === '/openapi.json',
    base,
    content,
  });

test.each([
  [
    'an anchor, in Markdown and in typed content',
    '/pricing#cards',
    'Nothing on /pricing has the id “cards”.',
    ['articles/docs/caching.md:3', 'pages/home.ts:1'],
  ],
  ['an anchor of its own page', '#gone', 'Nothing on /docs/caching has the id “gone”.', ['articles/docs/caching.md:3']],
])('names each place of a link to %s that does not exist', (_, href, sentence, places) => {
  const mistakes = mistakesOf(`<a class="a" href="${href}">one</a><a href="${href}">two</a>`);
  expect(mistakes).toEqual(places.map((place) => `src/content/${place}: ${sentence}`));
});

test.each([
  ['/nowhere', 'No page and no file has the path “/nowhere”.'],
  ['/openapi.yaml', 'No page and no file has the path “/openapi.yaml”.'],
  ['/pricing?a=b#part-7', 'Nothing on /pricing has the id “part-7”.'],
])('names the page of the link %s, which a component puts together', (href, sentence) => {
  expect(mistakesOf(`<a href="${href}">there</a>`)).toEqual([`/docs/caching: ${sentence}`]);
});

test('a link to a page, a file, an id, or another site is no mistake, also in a folder of the host', () => {
  const links = ['/pricing', '/pricing?plan=a#plans', '/openapi.json', '/docs/caching#here'];
  for (const base of ['/', '/hub/'])
    expect(
      mistakesOf(
        [...links.map((link) => base.slice(0, -1) + link), '#here', 'https://a.example/b'].map((href) => `<a href="${href}">`).join(''),
        base,
      ),
    ).toEqual([]);
  expect(mistakesOf('<a href="/pricing">', '/hub/')).toEqual(['/docs/caching: No page and no file has the path “/pricing”.']);
});
