import { expect, test, vi } from 'vitest';
import { isDemo } from '../content/facts/connections';
import { figureIn, planFacts } from '../content/facts/planFacts';
import { sections } from '../content/facts/sections';
import { site } from '../content/site';
import { markdownPath, openApiPath, siteUrl, unlisted } from '../content/outputPaths';
import { routeAt, routes } from '../content/routes';
import { builtOn } from './feeds';
import { pageContent } from './pageContent';
import { structuredDataTag } from './structuredData';
import { securityTxtPath, textFiles } from './textFiles';

const files = textFiles(new Map(routes.map(({ path }) => [path, pageContent(`<main><h1>${path}</h1></main>`, path)])));
const file = (path: string) => files.get(path)?.() ?? expect.unreachable(`There is no ${path}`);

test('the day of the build can be set, and is the same all day', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  expect(builtOn().toISOString()).toBe('2023-11-14T00:00:00.000Z');
  vi.unstubAllEnvs();
  expect(Date.now() - builtOn().getTime()).toBeLessThan(24 * 3600 * 1000);
});

test('security.txt has the fields that RFC 9116 requires, and expires within a year', () => {
  const text = file(securityTxtPath);
  expect(securityTxtPath).toBe('/.well-known/security.txt');
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2));
  const values = (name: string) => fields.filter(([key]) => key === name).map(([, value = '']) => value);
  expect(values('Contact').every((address) => /^(mailto|https):/.test(address))).toBe(true);
  expect(values('Contact')[0]).toBe(`mailto:${site.supportEmail}`);
  expect(values('Canonical')).toEqual([siteUrl(securityTxtPath)]);
  const [expires = ''] = values('Expires');
  const days = (Date.parse(expires) - Date.now()) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('llms.txt has a heading, a summary, and the Markdown of every page once', () => {
  const text = file('/llms.txt');
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> [^\n]+\n\n[^#]*## ${sections.docs}\n`));
  expect(text.includes(site.apiHost), 'a demonstration says so').toBe(isDemo);
  const links = Array.from(text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm), ([, address]) => address);
  expect(links.toSorted()).toEqual([...routes.map(({ path }) => siteUrl(markdownPath(path))), siteUrl(openApiPath)].toSorted());
});

const article = { ...routeAt('/privacy'), section: sections.articles };

test.each([
  [['Organization'], routeAt('/')],
  [['Product'], routeAt('/pricing')],
  [['BreadcrumbList'], routeAt('/docs/api-reference')],
  [['BreadcrumbList', 'Article'], article],
  [[], routeAt('/privacy')],
] as const)('JSON-LD describes a page as %j', (types, page) => {
  const [, data] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(structuredDataTag(page)) ?? [];
  const things: readonly { readonly '@type': string }[] = data ? JSON.parse(data)['@graph'] : [];
  expect(things.map((thing) => thing['@type'])).toEqual(types);
});

test('JSON-LD has the prices of the plans and the heading of an article, and cannot end its element', () => {
  for (const { price } of planFacts.filter((plan) => /\d/.test(plan.price)))
    expect(structuredDataTag(routeAt('/pricing'))).toContain(`"price":${figureIn(price)},`);
  const tag = structuredDataTag({ ...article, description: '</script><script>' });
  expect(tag).not.toContain('</script><script>');
  expect(tag).toContain(`"headline":"${article.title}"`);
});

test('sitemap.xml lists every page once, except unlisted ones', () => {
  const urls = Array.from(file('/sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g), ([, url]) => url);
  expect(urls).toEqual(routes.filter(({ path }) => !unlisted.includes(path)).map(({ path }) => siteUrl(path)));
});
