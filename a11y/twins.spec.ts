/** What the site has for tools: the same as its pages, in other forms. */
import { codeLanguageNames, copyButton, linkCopied, linkToHeading } from '../src/content/controls';
import { docsFrame } from '../src/content/docsFrame';
import { site } from '../src/content/site';
import { feedPaths, manifestPath, markdownPath, openApiPage, openApiPath } from '../src/content/twins';
import { routeById, routes } from '../src/routes';
import { expectSaid, listen } from './audit/measures/liveRegions';
import { expect, openPage, test } from './test';

test('every page names its Markdown in its head, and the pages with news their feed', async ({ request }) => {
  for (const { id, path } of routes) {
    const [head = ''] = (await (await request.get(path)).text()).split('</head>');
    const alternates = Array.from(head.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g), ([, type, href]) => [type, href]);
    expect.soft(alternates, path).toEqual([['text/markdown', markdownPath(path)], ...(feedPaths[id] ? [['application/atom+xml', feedPaths[id]]] : [])]);
    const twin = await request.get(markdownPath(path));
    expect.soft(twin.headers()['content-type'], path).toBe('text/markdown;charset=utf-8');
    expect.soft(await twin.text(), path).toMatch(/^# \S/m);
  }
});

test('files for tools are where tools look for them, each with its type', async ({ request }) => {
  const types = {
    [openApiPath]: /^application\/json/,
    [manifestPath]: /^application\/manifest\+json/,
    '/llms.txt': /^text\/plain/,
    '/.well-known/security.txt': /^text\/plain/,
    '/sitemap.xml': /^text\/xml|^application\/xml/,
    '/icon-512.png': /^image\/png/,
    ...Object.fromEntries(Object.values(feedPaths).map((path) => [path, /^application\/atom\+xml/])),
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toMatch(type);
  }
  const page = await (await request.get(routeById(openApiPage).path)).text();
  expect(page).toContain(`<link rel="service-desc" type="application/openapi+json" href="${openApiPath}"`);
  expect(page.split('<script type="application/ld+json">')).toHaveLength(2);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a docs page is copied as the Markdown that is published, and the address of a heading from the link beside it', async ({ page, request }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const { path } = routeById(openApiPage);
    await openPage(page, path);
    const said = await listen(page);
    await page.getByRole('button', { name: copyButton.name(docsFrame.markdown) }).click();
    await expectSaid(said, [copyButton.copied]);
    expect(await clipboard()).toBe(await (await request.get(markdownPath(path))).text());

    const heading = page.getByRole('heading', { level: 2 }).first();
    await heading.hover();
    await page.getByRole('link', { name: linkToHeading((await heading.textContent()) ?? ''), exact: true }).click();
    await expectSaid(said, [copyButton.copied, linkCopied]);
    expect(await clipboard()).toBe(page.url());
    expect(page.url()).toContain(`${path}#${await heading.getAttribute('id')}`);
  });
});

test('after a link, the head speaks of the new page alone', async ({ page }) => {
  await openPage(page, routeById('docsChangelog').path);
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: routeById('status').label, exact: true }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + routeById('status').path);
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(1);
  await expect(page.locator('head link[rel=alternate]')).toHaveAttribute('href', markdownPath(routeById('status').path));
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
});

test('an error in the reference leads to the row that says what to do about it', async ({ page }) => {
  await openPage(page, routeById('docsApiReference').path);
  await page.getByRole('main').getByRole('link', { name: '429', exact: true }).click();
  await expect(page).toHaveURL(`${routeById('docsLimitsAndErrors').path}#429`);
  await expect(page.getByRole('row', { name: '429' })).toBeInViewport();
  await expect(page.getByRole('row', { name: '429' })).toBeFocused();
});

test('an address asks for the language of all samples, which is not stored', async ({ page }) => {
  await openPage(page, `${routeById('docs').path}?lang=python`);
  await expect(page.getByRole('tab', { name: codeLanguageNames.python }).first()).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
