/** The accessibility report passes the same gates as the pages of the site: that of an example always, that of this build where there is one. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { compress } from '../src/build/compress';
import { reportFiles, reportPath } from '../src/content/reportFiles';
import { serve } from '../src/tools/builtSite.mjs';
import { clipped, smallTargets } from './audit/measures/layout';
import { runAxe } from './axe';
import { expect, test as base } from './test';
import { walk } from './walk';

const root = join(import.meta.dirname, '..');
const hasReport = existsSync(join(root, 'dist', reportPath));

interface Host {
  readonly address: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** A copy of the site with the reports of an example run: the first test that asks for it has it written and served. */
let exampleSite: Promise<Host> | undefined;

const test = base.extend<{ readonly isExample: boolean; readonly folder: string }>({
  isExample: [true, { option: true }],
  baseURL: async ({ isExample, baseURL }, use) => use(isExample ? (await (exampleSite ??= serveExample())).address : baseURL),
  /** The built site that is served. */
  folder: async ({ isExample }, use) => use(isExample ? (await (exampleSite ??= serveExample())).folder : join(root, 'dist')),
});

/** Where the example's report of a test run lies on the copy of the site. */
const testsPath = '/report-of-tests/';

const pages = [
  { name: 'the manual test sheet', path: `${reportPath}manual`, isExample: true },
  { name: 'the report of an audit', path: reportPath, isExample: true },
  { name: 'the report of a test run', path: testsPath, isExample: true },
  ...(hasReport ? [{ name: 'the report of this build', path: reportPath, isExample: false }] : []),
] as const;

/** axe takes seconds for pages as long as these: a real report is tested in each theme, an example in one. */
const media = [
  { name: 'light', settings: { colorScheme: 'light' } },
  { name: 'dark', settings: { colorScheme: 'dark' } },
  { name: 'forced colours', settings: { forcedColors: 'active' } },
] as const;
const mediaOf = (index: number) => (pages[index]?.isExample ? media.slice(index % 3, (index % 3) + 1) : media);

// In one worker: the reports are written once.
test.describe.configure({ mode: 'default' });

test.afterAll(async () => (await exampleSite)?.close());

for (const [index, { name, path, isExample }] of pages.entries()) {
  test.describe(name, () => {
    test.use({ isExample });
    test(`has no violations in ${mediaOf(index).map((each) => each.name).join(', ')}`, async ({ page }) => {
      await page.goto(path);
      for (const each of mediaOf(index)) {
        await page.emulateMedia(each.settings);
        // Not attached for the report: these are no pages of the site.
        const { rules } = await runAxe(page, '', { rules: 'strictest' });
        expect(rules.flatMap(({ outcome, findings }) => (outcome === 'failed' ? findings : [])), each.name).toEqual([]);
      }
    });

    test('fits 320 px, larger text and wide spacing, and has targets of 44 px (WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.5)', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      expect(await clipped(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await clipped(page)).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.removeProperty('font-size');
        for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
          element.style.setProperty('line-height', '1.5', 'important');
          element.style.setProperty('letter-spacing', '0.12em', 'important');
          element.style.setProperty('word-spacing', '0.16em', 'important');
        }
      });
      expect(await clipped(page)).toEqual([]);
    });

    test('prints its words without its header and contents', async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      const unseen = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, h4, p:not([role=group] p, :has(+ div > [role=group])), td, li:not(nav *)')]
          .filter((element) => element.textContent?.trim() && !element.checkVisibility({ contentVisibilityAuto: true }))
          .filter((element) => !element.closest('nav'))
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(unseen).toEqual([]);
    });
  });
}

test('the keyboard reaches the main content past the header, a table, and a criterion of it', async ({ page }) => {
  await page.goto(reportPath);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Failed/ })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  const table = page.getByRole('table', { name: '1 Perceivable' });
  const link = table.getByRole('link', { name: 'Contrast (Minimum)' });
  await link.focus();
  // As a person, who presses when the page has stopped scrolling to what has focus.
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#sc-1\.4\.3$/);
  await expect(page.getByRole('heading', { name: '1.4.3 Contrast (Minimum)' })).toBeInViewport();
});

test('every tab stop shows that it has focus', async ({ page }) => {
  await page.goto(reportPath);
  const stops = await walk(page);
  expect(stops.filter(({ outlineStyle }) => outlineStyle !== 'solid')).toEqual([]);
  expect(new Set(stops.map(({ place }) => place)).size, 'stops, each once').toBe(stops.length);
  expect(stops).toHaveLength(await page.locator('a[href], [tabindex="0"], summary').count());
});

test('every file of the report is served with its type, and its compressed copies hold the same', async ({ request, folder }) => {
  const types: Readonly<Record<string, string>> = {
    html: 'text/html', csv: 'text/csv', json: 'application/json', yaml: '/yaml', xml: '/xml', css: 'text/css', txt: 'text/plain', woff2: 'font/woff2',
  };
  const built = readdirSync(join(folder, reportPath), { recursive: true, encoding: 'utf8' });
  const files = built.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name));
  expect(files).toEqual(expect.arrayContaining(reportFiles.map(({ name }) => name)));
  for (const name of files) {
    const plain = readFileSync(join(folder, reportPath, name), 'utf8');
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await request.get(`${reportPath}${name}`, { headers: { 'Accept-Encoding': encoding } });
      expect(response.status(), name).toBe(200);
      expect(response.headers()['content-type'], name).toContain(types[name.split('.').at(-1) ?? '']);
      expect((await response.text()) === plain, `${name} as ${encoding}`).toBe(true);
    }
  }
});

test('the report has one address, on which its relative links count', async ({ request }) => {
  for (const address of ['/accessibility/report', '/accessibility/report/index.html']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(308);
    expect(response.headers().location).toBe(reportPath);
  }
  expect((await request.get(reportPath, { maxRedirects: 0 })).status()).toBe(200);
});

test('takes its colours and fonts from the site', async ({ page, folder }) => {
  const css = readFileSync(join(folder, reportPath, 'assets/style.css'), 'utf8');
  expect(css).toContain('--color-surface:light-dark(');
  await page.goto(reportPath);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() => Array.from(document.fonts).filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')));
  expect(loaded).toContain('Atkinson Hyperlegible Next');
});

test('every link of the report and the sheet leads to a file that is there', async ({ page, request }) => {
  for (const path of [reportPath, `${reportPath}manual`]) await expectLinks(page, request, path);
  await page.goto(reportPath);
  await expectFiles(page);
});

test.describe('the statement of this build', () => {
  test.use({ isExample: false });

  test('lists the files of the report where there is one, and says so where there is none', async ({ page, request }) => {
    await page.goto('/accessibility');
    if (hasReport) {
      await expectFiles(page);
      await expectLinks(page, request, '/accessibility');
    } else {
      await expect(page.locator(`a[href^="${reportPath}"]`)).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText('npm run audit');
    }
  });
});

async function expectLinks(page: Page, request: APIRequestContext, path: string): Promise<void> {
  await page.goto(path);
  const links = await page.locator('main a[href], header a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const here = [...new Set(links.map((href) => href.replace(/#.*/, '')))].filter((href) => href.startsWith(new URL(page.url()).origin));
  expect(here.length, path).toBeGreaterThan(2);
  for (const href of here) expect((await request.get(href)).status(), `${href} on ${path}`).toBe(200);
}

async function expectFiles(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const { name, purpose } of reportFiles) await expect(main.getByRole('listitem').filter({ hasText: `${name}: ${purpose}` })).toHaveCount(1);
}

async function serveExample(): Promise<Host> {
  const copy = mkdtempSync(join(root, '.cache/report-site-'));
  const written = join(copy, 'written');
  execFileSync(process.execPath, ['a11y/audit/report/write.mjs', '--example', '--to', written], { cwd: root, stdio: 'inherit' });
  const folder = join(copy, 'site');
  const published = join(root, 'dist', reportPath, '.');
  cpSync(join(root, 'dist'), folder, { recursive: true, filter: (file) => file !== published });
  cpSync(join(written, 'audit'), join(folder, reportPath), { recursive: true });
  cpSync(join(written, 'tests'), join(folder, testsPath), { recursive: true });
  await compress(join(folder, reportPath));
  const server = await serve(relative(root, folder));
  return {
    address: server.origin,
    folder,
    close: async () => {
      await server.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
