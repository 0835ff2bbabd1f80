/** Tests that the accessibility report passes the gates of pages: an example report, and the report of this build if it exists. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { publishedReport, reportPath } from '../src/build/publishedReport';
import { serve } from '../src/tools/builtSite.mjs';
import { exampleFacts, exampleLines, exampleSignature } from './audit/report/exampleRun';
import type * as Collect from './audit/report/collect';
import type * as Writer from './audit/report/writeReport';
import { runAxe, violationsOf } from './axe';
import { measure } from './measure';
import { expect, test as base } from './test';
import { walk } from './walk';

/** A copy of the site with an example report, so that the report has the headers of the site. */
const exampleSite = '.cache/example-site';

/** One worker writes and serves the example once. */
let example: Promise<{ readonly origin: string; readonly close: () => Promise<void> }> | undefined;

// Playwright requires a pattern here.
// oxlint-disable-next-line no-empty-pattern
const test = base.extend({ baseURL: async ({}, use) => use((await (example ??= serveExample())).origin) });

test.describe.configure({ mode: 'default' });
test.afterAll(async () => (await example)?.close());

test('the report has no accessibility violations', async ({ page }) => {
  await page.goto(reportPath);
  await openAll(page);
  expect(violationsOf(await runAxe(page, '', { rules: 'strictest' }))).toHaveNoFindings();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(violationsOf(await runAxe(page, '', { rules: 'colors' })), 'dark').toHaveNoFindings();
});

test('the report fits 320 px and 200 % text, with targets of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(reportPath);
  await openAll(page);
  const narrow = await measure(page, ['reflow', 'targetSize']);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { textSize } = await measure(page, ['textSize']);
  for (const findings of Object.values({ ...narrow, textSize })) expect.soft(findings).toHaveNoFindings();
});

test('the report prints all its text without the navigation', async ({ page }) => {
  await page.goto(reportPath);
  await page.emulateMedia({ media: 'print' });
  const { print } = await measure(page, ['print']);
  expect(print).toHaveNoFindings();
});

test('the report has a visible focus ring at each tab stop, and a skip link first', async ({ page }) => {
  await page.goto(reportPath);
  const stops = await walk(page);
  expect(stops.filter(({ outlineStyle }) => outlineStyle !== 'solid')).toEqual([]);
  expect(stops).toHaveLength(await page.locator('a[href], summary').filter({ visible: true }).count());
  await page.locator('.skip').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the report shows element, value, and limit of each finding at its criterion', async ({ page }) => {
  await page.goto(reportPath);
  const finding = page.locator('#sc-1\\.4\\.12 details li');
  await expect(finding).toContainText('p[title="a > b"]');
  await expect(finding).toContainText('3.20:1, expected at least 7:1 (dark, 320 px, text 200%, with motion, the menu is open: /;');
});

test('every link of the report leads to a file or to a part of the page', async ({ page, request }) => {
  await page.goto(reportPath);
  const links = await page.locator('a:not([href^="https:"])').evaluateAll((all) =>
    all.map((link) => {
      const { hash, href } = link as HTMLAnchorElement;
      return { hash, href, isHere: document.getElementById(hash.slice(1)) !== null };
    }),
  );
  for (const { hash, href, isHere } of links) {
    if (hash) expect(isHere, hash).toBe(true);
    else expect((await request.get(href)).status(), href).toBe(200);
  }
  for (const file of ['manual.csv', 'evaluation.json', 'openacr.yaml', 'transcripts/tooltip.txt'])
    expect(links.map(({ href }) => href).join(' ')).toContain(reportPath + file);
  expect(
    await page.evaluate(async () => Array.from(await document.fonts.ready).some(({ status }) => status === 'loaded')),
    'the font of the site',
  ).toBe(true);
});

base('the accessibility statement links to the report of this build, or says that there is none', async ({ page, request }) => {
  await page.goto('/accessibility');
  const links = page.locator(`a[href^="${reportPath}"]`);
  // The build copies the report of an audit.
  if (!existsSync(publishedReport)) {
    await expect(links).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('npm run audit');
    return;
  }
  await expect(links.first()).toBeVisible();
  expect((await request.get(reportPath)).status()).toBe(200);
  const withoutSlash = await request.get('/accessibility/report', { maxRedirects: 0 });
  expect(withoutSlash.headers().location, 'one URL, which relative links need').toBe(reportPath);
});

async function openAll(page: Page) {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
}

async function serveExample() {
  const { module: collector } = await runnerImport<typeof Collect>('./a11y/audit/report/collect.ts');
  const { module: writer } = await runnerImport<typeof Writer>('./a11y/audit/report/writeReport.ts');
  rmSync(exampleSite, { recursive: true, force: true });
  cpSync('dist', exampleSite, { recursive: true });
  const facts = { ...exampleFacts, signatures: [exampleSignature, { ...exampleSignature, commit: 'an older one' }] };
  await writer.writeFiles(collector.collect(exampleLines, facts), join(exampleSite, reportPath));
  return serve(exampleSite);
}
