/** Tests a deploy while tabs have the site open, and a site with another owner in a subfolder of its host. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { exampleFolder } from './hostFiles';
import { site } from '../content/site';
import { unlisted } from '../outputPaths';
import { cardPath } from '../drawings/SocialCard/cardFile';
import { type RouteId, routeById, routes } from '../routes';
import { notFound } from '../siteRoutes';
import { copySite } from '../tools/copySite.mjs';
import { type OtherBuild, buildOther } from './otherBuild';
import { expect, hydrated, openPage, test as base } from '../../a11y/test';
import { unescaped } from '../../a11y/unescaped';

const root = join(import.meta.dirname, '../..');

interface Fixtures {
  /** A build that differs from the build of the site. Tests set it with `test.use()`. */
  readonly other: OtherBuild | undefined;
  /** A copy of the project, with the build in `dist`. The host reads a file when it is requested. */
  readonly folder: string;
}

const test = base.extend<Fixtures>({
  other: [undefined, { option: true }],
  folder: [
    async ({ other }, use) => {
      const folder = other ? await buildOther(other) : copyOfBuild();
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    // On a busy machine, a build takes as long as a test may.
    { timeout: 300_000 },
  ],
  baseURL: async ({ folder, other }, use) => {
    const server = await preview({ root: folder, base: other?.base, preview: { port: 0, strictPort: false }, logLevel: 'error' });
    await use(new URL(server.resolvedUrls?.local[0] ?? '').origin);
    await server.close();
  },
});

/** The header and the footer contain these links. */
const linked: readonly RouteId[] = ['product', 'integrations', 'docs', 'pricing', 'resources', 'contact', 'status', 'accessibility'];

test('open tabs load the new version of every page after a deploy', async ({ context, folder, consoleErrors }) => {
  const tabs: (readonly [RouteId, Page])[] = [];
  for (const id of linked) {
    const tab = await context.newPage();
    await openPage(tab, '/terms');
    await expect(tab.getByRole('main')).not.toHaveAttribute('data-deploy');
    tabs.push([id, tab]);
  }
  deployAgain(join(folder, 'dist'));
  for (const [id, tab] of tabs) {
    await tab.bringToFront();
    await linkTo(tab, id).click();
    await expect(tab).toHaveURL(routeById(id).path);
    await expect(tab.getByRole('main'), id).toHaveAttribute('data-deploy', 'new');
    await hydrated(tab);
  }
  const logged = consoleErrors.splice(0);
  expect(logged, 'the browser logs missing files').not.toEqual([]);
  for (const error of logged) expect(error).toContain('status of 404');
});

test.describe('another owner in a subfolder', () => {
  const owner = { name: 'Rosenkohl & Söhne', host: 'rosenkohl.example' };
  const origin = `https://${owner.host}`;
  // One test covers both, because each would need a build.
  test.use({ other: { name: 'base', base: '/hub/', owner } });

  test('has no trace of the previous owner, and its links, reloads, and unknown URLs work in the subfolder', async ({
    page,
    request,
    folder,
    consoleErrors,
  }) => {
    const dist = join(folder, 'dist');
    expectNoTraceOfOwner(folder);
    expect(topLevel(folder), 'the build writes into dist and .cache alone').toEqual(topLevel(root));
    for (const file of ['index.html', 'llms.txt', 'docs/changelog.atom', 'manifest.webmanifest']) {
      expect.soft(unescaped(readFileSync(join(dist, file), 'utf8')).includes(owner.name), file).toBe(true);
    }

    for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(join(dist, name), 'utf8');
      const urls = Array.from(html.matchAll(/\s(?:href|src|data-app|data-modules)="([^"#][^"]*)"/g), ([, value = '']) =>
        value.split(' '),
      ).flat();
      const own = urls.map((url) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)).filter((url) => url.startsWith('/'));
      expect(own.length).toBeGreaterThan(10);
      expect
        .soft(
          own.filter((url) => !url.startsWith('/hub/')),
          name,
        )
        .toEqual([]);
    }
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8').split(`<loc>${origin}/hub/`)).toHaveLength(routes.length - unlisted.length + 1);

    await openPage(page, '/hub/');
    for (const id of linked) {
      const url = `/hub${routeById(id).path}`;
      const heading = page.getByRole('heading', { level: 1 });
      await page.evaluate(() => (document.documentElement.dataset.same = 'document'));
      await linkTo(page, id).click();
      await expect(page).toHaveURL(url);
      await expect(page.locator('[aria-current]').first()).toHaveAttribute('href', url);
      await expect(page.locator('html'), 'a link loads no page').toHaveAttribute('data-same', 'document');
      const text = (await heading.textContent()) ?? '';
      await openPage(page, page.url());
      await expect(heading).toHaveText(text);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + url);
    }

    for (const [url, location] of [
      ['/hub', '/hub/'],
      ['/hub/terms/', '/hub/terms'],
      ['/hub//terms', '/hub/terms'],
      ['/hub/docs/index.html?a=b', '/hub/docs?a=b'],
    ] as const) {
      const response = await request.get(url, { maxRedirects: 0 });
      expect.soft([response.status(), response.headers().location], url).toEqual([308, location]);
    }
    expect(consoleErrors).toEqual([]);
    for (const url of ['/hub/nope', '/terms']) {
      expect((await page.goto(url))?.status(), url).toBe(404);
      await hydrated(page);
      await expect(page).toHaveURL(url);
      await expect(page).toHaveTitle(new RegExp(`^${notFound.title}`));
    }
    await linkTo(page, 'pricing').click();
    await expect(page).toHaveURL(`/hub${routeById('pricing').path}`);
    for (const error of consoleErrors.splice(0)) expect(error, 'the browser logs the status').toContain('404');
  });
});

function copyOfBuild(): string {
  const folder = join(root, '.cache/builds/deploy');
  copySite(folder);
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
}

/** Simulates a deploy of changed sources: every script gets another name, and every page gets a marker. */
function deployAgain(dist: string) {
  const assets = join(dist, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = (script: string) => script.replace(/js$/, 'next.js');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    // The compressed copies contain the old files.
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    if (!/\.(html|js)$/.test(name)) continue;
    const text = scripts.reduce((all, script) => all.replaceAll(script, renamed(script)), readFileSync(file, 'utf8'));
    writeFileSync(file, name.endsWith('.html') ? text.replaceAll('<main', '<main data-deploy="new"') : text);
  }
  for (const script of scripts) renameSync(join(assets, script), join(assets, renamed(script)));
}

/** Checks the name and the text of every built file. Social cards are pictures, so they must differ. */
function expectNoTraceOfOwner(folder: string) {
  const traces = [site.name, site.host].map((text) => text.toLowerCase());
  for (const file of [...filesIn(folder, 'dist'), ...filesIn(folder, exampleFolder)].filter((path) => !/\.(br|gz)$/.test(path))) {
    const text = `${file}\n${readFileSync(join(folder, file))}`.toLowerCase();
    expect
      .soft(
        traces.filter((trace) => text.includes(trace)),
        file,
      )
      .toEqual([]);
  }
  for (const file of routes.map((route) => `dist${cardPath(route)}`)) {
    expect.soft(readFileSync(join(folder, file)).equals(readFileSync(join(root, file))), file).toBe(false);
  }
}

function filesIn(folder: string, part: string): string[] {
  const names = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(part, name)).filter((name) => statSync(join(folder, name)).isFile());
}

/** Lists the project without the output of the build. */
function topLevel(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !['dist', '.cache', '.git'].includes(name))
    .toSorted();
}

function linkTo(page: Page, id: RouteId) {
  const label = routes.find((route) => route.id === id)?.label ?? '';
  return page.getByRole('banner').or(page.getByRole('contentinfo')).getByRole('link', { name: label, exact: true }).first();
}
