/** Tests the built pages: head tags with the files that they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyButton } from '../content/interface';
import { feedPaths, llmsPath, markdownPath, openApiPage, openApiPath, unlisted } from '../content/outputPaths';
import { routes } from '../content/routes';
import { site } from '../content/site';
import { notFound } from '../content/siteRoutes';
import { builtHtml } from '../../a11y/builtHtml';
import { allPaths } from '../../a11y/pages';
import { expect, test } from '../../a11y/test';
import { unescaped } from '../testing/unescaped';
import { reportPath } from './publishedReport';

const dist = join(import.meta.dirname, '../../dist');

test('every page has a title, its description, its canonical link, and its own social card, and links to its Markdown and feed', () => {
  const cards = new Set<string>();
  for (const { path, title, description } of routes) {
    const head = builtHtml(path).split('</head>')[0] ?? '';
    for (const tag of ['<title>', 'name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:image"']) {
      expect(head.split(tag), `${tag} in ${path}`).toHaveLength(2);
    }
    expect(unescaped(head)).toContain(description);
    expect(/rel="canonical" href="([^"]+)"/.exec(head)?.[1]).toBe(site.origin + path);

    const meta = (name: string) => unescaped(head.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1] ?? '');
    for (const name of [title, site.name]) expect(meta('og:image:alt'), path).toContain(name);
    const { origin, pathname } = new URL(meta('og:image'));
    expect(origin, path).toBe(site.origin);
    const card = readFileSync(join(dist, pathname));
    expect([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630']);
    // Chat apps ignore larger pictures.
    expect(card.length, pathname).toBeLessThan(300_000);
    cards.add(card.toString('base64'));

    const alternates = Array.from(head.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g), ([, type, href]) => [type, href]);
    const feeds = Object.entries(feedPaths).filter(([page]) => page === path || path === '/');
    expect
      .soft(alternates, path)
      .toEqual([['text/markdown', markdownPath(path)], ...feeds.map(([, feed]) => ['application/atom+xml', feed])]);
    expect.soft(head, path).toContain(`<link rel="describedby" type="text/plain" href="${llmsPath}"`);
    expect.soft(readFileSync(join(dist, markdownPath(path)), 'utf8'), path).toMatch(/^# \S/m);
  }
  expect(cards.size).toBe(routes.length);
});

test('the head names the description of the API and the icons, and a saved page has its style sheet', () => {
  for (const path of ['/', openApiPage])
    expect(builtHtml(path)).toContain(`<link rel="service-desc" type="application/openapi+json" href="${openApiPath}"`);
  const links = Array.from(builtHtml('/').matchAll(/<link rel="([\w-]*icon)" href="([^"]+)"/g), ([, rel, href]) => `${rel} ${href}`);
  expect(links).toEqual(['icon /favicon.ico', 'icon /favicon.svg', 'apple-touch-icon /apple-touch-icon.png']);
  expect(builtHtml('/')).not.toMatch(/<link [^>]*crossorigin[^>]*\.css"/);
  expect(builtHtml('/'), 'requested early').toMatch(/as="style".*http-equiv="Content-Security-Policy".*<script data-modules/s);
});

/**
 * Firefox's Reader View drops elements whose classes contain these words (mozilla/readability). Missing here: words for what it should
 * drop, such as "breadcrumbs", and "comment", which it keeps in code.
 */
const dropped =
  /-ad-|hidden|\bhid\b|banner|combx|com-|contact|extra|footer|header|legends|masthead|media|menu|meta|outbrain|promo|related|remark|replies|rss|scroll|share|shoutbox|shopping|sidebar|skyscraper|social|sponsor|supplemental|tags|popup|widget/i;

test('no class name makes Reader View drop a part of a page, text browsers find no outcome of a button, and no template repeats a part', () => {
  for (const path of allPaths) {
    expect(builtHtml(path), path).not.toMatch(/<template><[^/]/);
    expect(builtHtml(path), path).not.toMatch(new RegExp(`>(${copyButton.copied}|${copyButton.failed})<`));
    const main = /<main[\s>].*<\/main>/s.exec(builtHtml(path))?.[0] ?? '';
    const names = new Set(Array.from(main.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' ')).flat());
    expect(names.size, path).toBeGreaterThan(5);
    expect(
      [...names].filter((name) => dropped.test(name)),
      path,
    ).toEqual([]);
  }
});

test('the unlisted routes and the 404 page have noindex, and the build has the pages of the routes, also for their folders', () => {
  const noIndex = allPaths.filter((path) => builtHtml(path).includes('<meta name="robots" content="noindex"'));
  expect(noIndex).toEqual([...unlisted, notFound.path]);
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  // The accessibility report is no route, and exists only after an audit or a test run.
  const files = built.filter((name) => `/${name}` !== reportPath && !/.\/index\.html$/.test(name));
  expect(files).toHaveLength(allPaths.length);
  for (const folder of ['docs', 'resources']) expect(built).toContain(join(folder, 'index.html'));
});
