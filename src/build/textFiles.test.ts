import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonld from 'jsonld';
import { PNG } from 'pngjs';
import { expect, test, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { changelog } from '../content/changelog';
import { faq } from '../content/faq';
import { planFacts } from '../content/planFacts';
import { sections } from '../content/sections';
import { site } from '../content/site';
import { feedPaths, manifestPath, markdownPath, openApiPath, unlisted } from '../content/twins';
import { docsPages, notFound, routeById, type RouteId, routes } from '../routes';
import { strangersIn } from '../testing/schemaOrg';
import { builtOn } from './builtOn';
import { feed, news } from './feeds';
import { iconSizes, maskableIcon, pictures } from './pictures';
import { securityTxtPath } from './securityTxt';
import { siteUrl } from './siteUrl';
import { structuredDataTag, type Thing } from './structuredData';
import { textFiles } from './textFiles';

const files = textFiles(async (path) => `<main><h1>${path}</h1></main>`);
const file = async (path: string) => (await files.get(path)?.()) ?? expect.unreachable(`There is no ${path}`);

const schema = (name: string) => readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8');

async function problemsOf(xml: string, name: 'atom.rng' | 'sitemap.xsd') {
  const extension = name.endsWith('.rng') ? 'relaxng' : 'schema';
  const { errors } = await validateXML({ xml: { fileName: 'tested.xml', contents: xml }, schema: { fileName: name, contents: schema(name) }, extension });
  return errors.map(({ message }) => message);
}

test('sitemap.xml follows the protocol of sitemaps, and has every page once, but for those that search engines leave out', async () => {
  const xml = await file('/sitemap.xml');
  expect(await problemsOf(xml, 'sitemap.xsd')).toEqual([]);
  expect(Array.from(xml.matchAll(/<loc>([^<]+)/g), ([, address]) => address)).toEqual(
    routes.filter(({ id }) => !unlisted.includes(id)).map(({ path }) => siteUrl(path)),
  );
  expect(await problemsOf(xml.replaceAll('loc>', 'location>'), 'sitemap.xsd'), 'the schema finds mistakes').not.toEqual([]);
});

test.each(Object.values(feedPaths))('%s is a valid Atom feed', async (path) => {
  const xml = await file(path);
  expect(await problemsOf(xml, 'atom.rng')).toEqual([]);
  expect(xml).toContain(`rel="self" type="application/atom+xml" href="${siteUrl(path)}"`);
});

test('the feed of the changelog has an entry for each version with a date, and a page has a feed if any of its news has a date', async () => {
  const updates = Array.from((await file(feedPaths.docsChangelog ?? '')).matchAll(/<updated>(.{10})/g), ([, date]) => date);
  expect(updates.slice(1)).toEqual(changelog.flatMap(({ date }) => date ?? []));
  const dated = Object.entries(news).filter(([, entries]) => entries.some(({ date }) => date !== null));
  expect(Object.keys(feedPaths)).toEqual(dated.map(([id]) => id));
});

test('a feed is as new as its newest entry, leads to the part of the page, and keeps special characters', async () => {
  const entry = { id: 'late', title: 'Late & <later>', summary: 'Was “late”', points: ['1 < 2 & 3'] };
  const xml = feed('status', '/status.atom', [{ ...entry, date: '2031-02-03' }, { ...entry, id: 'early', date: '2030-02-03' }, { ...entry, id: 'never', date: null }]);
  expect(await problemsOf(xml, 'atom.rng')).toEqual([]);
  expect(await problemsOf(xml.replaceAll('<updated>', '<updated>on '), 'atom.rng'), 'the schema finds mistakes').not.toEqual([]);
  expect(xml.match(/<updated>2031-02-03T00:00:00Z/g)).toHaveLength(2);
  expect(xml).toContain(`href="${siteUrl('/status#late')}"`);
  expect(xml).not.toContain('never');
  expect(xml).toContain('<li>1 &lt; 2 &amp; 3</li>');
});

test('the day of the build can be set, and is the same all day', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  expect(builtOn().toISOString()).toBe('2023-11-14T00:00:00.000Z');
  vi.unstubAllEnvs();
  expect(Date.now() - builtOn().getTime()).toBeLessThan(24 * 3600 * 1000);
});

test('security.txt has what RFC 9116 requires, and expires within a year', async () => {
  const text = await file(securityTxtPath);
  expect(securityTxtPath).toBe('/.well-known/security.txt');
  const fields = text.trimEnd().split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2));
  const values = (name: string) => fields.filter(([key]) => key === name).map(([, value = '']) => value);
  expect(values('Contact').every((address) => /^(mailto|https):/.test(address))).toBe(true);
  expect(values('Contact')[0]).toBe(`mailto:${site.supportEmail}`);
  expect(values('Canonical')).toEqual([siteUrl(securityTxtPath)]);
  const [expires = ''] = values('Expires');
  const days = (Date.parse(expires) - Date.now()) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('llms.txt has a heading, a summary, and the Markdown of every page once', async () => {
  const text = await file('/llms.txt');
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> [^\n]+\n\n## ${sections.docs}\n`));
  const links = Array.from(text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm), ([, address]) => address);
  expect(links.toSorted()).toEqual([...routes.map(({ path }) => siteUrl(markdownPath(path))), siteUrl(openApiPath)].toSorted());
});

test('the manifest names the site and icons that exist', async () => {
  const manifest = JSON.parse(await file(manifestPath));
  expect(manifest).toMatchObject({ name: site.name, start_url: './', lang: 'en' });
  for (const color of [manifest.theme_color, manifest.background_color]) expect(color).toMatch(/^#[\da-f]{6}$/);
  const drawn = pictures(await import('../app/serverEntry'));
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height } = PNG.sync.read(drawn.get(src.slice(1))?.().content as Buffer);
    expect([sizes, type], src).toEqual([`${width}x${height}`, 'image/png']);
  }
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual([...iconSizes.map(() => 'any'), 'maskable']);
});

test('a home screen may cut the maskable icon to any shape: outside the middle 80 % it has only its surface', async () => {
  const draw = pictures(await import('../app/serverEntry')).get(maskableIcon.path);
  const { width, height, data } = PNG.sync.read(draw?.().content as Buffer);
  const colorAt = (x: number, y: number) => data.readUInt32BE((y * width + x) * 4);
  const surface = colorAt(0, 0);
  expect(surface & 255, 'opaque').toBe(255);
  let farthest = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (colorAt(x, y) !== surface) farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) / width);
  }
  expect(farthest, 'as large as it may be').toBeGreaterThan(0.35);
  expect(farthest).toBeLessThanOrEqual(0.4);
});

/** The graph, after a JSON-LD processor has read it. Loads nothing: in the place of schema.org's context, a term is what it is called. */
async function graphOf(tag: string): Promise<readonly Thing[]> {
  const graph = JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(tag)?.[1] ?? expect.unreachable(tag));
  expect(graph['@context']).toBe('https://schema.org');
  expect(await jsonld.expand({ ...graph, '@context': { '@vocab': 'https://schema.org/' } })).toHaveLength(graph['@graph'].length);
  return graph['@graph'];
}

test.each([
  ['home', ['Organization', 'WebSite']],
  ['pricing', ['Product']],
  ['resources', ['FAQPage']],
  ...docsPages.map(({ id }) => [id, ['BreadcrumbList', 'TechArticle']] as const),
] as const)('%s is described in JSON-LD as %s, in the words of schema.org', async (id, types) => {
  const page = routes.find((route) => route.id === id) ?? expect.unreachable(id);
  const graph = await graphOf(structuredDataTag(page));
  expect(graph.map((thing) => thing['@type'])).toEqual(types);
  expect(graph.flatMap(strangersIn)).toEqual([]);
});

test('types, properties and values that schema.org does not have are reported', () => {
  expect(strangersIn({ '@type': 'Shop' })).toEqual(['Shop is no type']);
  expect(strangersIn({ '@type': 'Offer', cost: 1 })).toEqual(['cost is no property']);
  expect(strangersIn({ '@type': 'Offer', headline: 'No' })).toEqual(['Offer has no headline']);
  expect(strangersIn({ '@type': 'Product', offers: [{ '@type': 'Answer' }] })).toEqual(['offers cannot be Answer']);
  expect(strangersIn({ '@type': 'Product', brand: 'No' })).toEqual(['brand cannot be text']);
});

test('JSON-LD has the plans with their prices, and the questions with their answers', async () => {
  const [product] = await graphOf(structuredDataTag(pageOf('pricing')));
  expect(product?.offers).toMatchObject(planFacts.map(({ name, price }) => ({ name, price: Number(price.replace(/[$,]/g, '')) })));
  const [page] = await graphOf(structuredDataTag(pageOf('resources')));
  expect(page?.mainEntity).toMatchObject(faq.map(({ question }) => ({ name: question })));
});

test('JSON-LD says when a page last changed, cannot end its own element, and is left out where there is nothing to say', () => {
  const changed = structuredDataTag(pageOf('docsChangelog'));
  expect(changed).toContain('"dateModified":"2024-10-01"');
  expect(structuredDataTag(pageOf('docsWebhooks'))).not.toContain('dateModified');
  expect(structuredDataTag({ ...docsPages[0]!, description: '</script><script>' })).not.toContain('</script><script>');
  expect(structuredDataTag(notFound)).toBe('');
});

function pageOf(id: RouteId) {
  return routes.find(({ path }) => path === routeById(id).path) ?? expect.unreachable(id);
}
