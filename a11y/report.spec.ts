/** Tests that the accessibility report passes the gates of pages: an example report, and the report of this build if it exists. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { publishedReport } from '../src/build/publishedReport';
import { reportFiles, reportPath } from '../src/content/facts/reportFiles';
import { serve } from '../src/tools/builtSite.mjs';
import { clipped, smallTargets } from './audit/measures/layout';
import { unprintedText } from './audit/measures/pageText';
import { exampleFacts, exampleTests } from './audit/report/exampleRun';
import type * as Collect from './audit/report/collect';
import type * as Writer from './audit/report/writeReport';
import { runAxe, violationsOf } from './axe';
import { expect, test as base } from './test';
import { walk } from './walk';

/** The build copies the report of an audit, and the statement links to it. */
const hasReport = existsSync(publishedReport);
/** A copy of the site with an example report, so that the report has the headers of the site. */
const exampleSite = '.cache/example-site';

/** One worker writes and serves the example once. */
let example: Promise<{ readonly origin: string; readonly close: () => Promise<void> }> | undefined;

// Playwright requires a pattern here.
// oxlint-disable-next-line no-empty-pattern
const test = base.extend({ baseURL: async ({}, use) => use((await (example ??= serveExample())).origin) });

test.describe.configure({ mode: 'default' });
test.afterAll(async () => (await example)?.close());

for (const [name, path] of [
  ['the report', reportPath],
  ['the manual test sheet', `${reportPath}manual`],
] as const) {
  test(`${name} has no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    await openAll(page);
    expect(violationsOf(await runAxe(page, '', { rules: 'strictest' }))).toHaveNoFindings();
    // Both have the same colors.
    if (path !== reportPath) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(violationsOf(await runAxe(page, '', { rules: 'colors' })), 'dark').toHaveNoFindings();
  });

  test(`${name} fits 320 px and 200 % text, with targets of 44 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await openAll(page);
    expect(await clipped(page)).toHaveNoFindings();
    expect(await smallTargets(page)).toHaveNoFindings();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await clipped(page)).toHaveNoFindings();
  });

  test(`${name} prints all its text without the navigation`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await page.evaluate(unprintedText)).toHaveNoFindings();
  });

  test(`${name} has a visible focus ring at each tab stop, and a skip link first`, async ({ page }) => {
    await page.goto(path);
    const stops = await walk(page);
    expect(stops.filter(({ outlineStyle }) => outlineStyle !== 'solid')).toEqual([]);
    // One radio button of the filter is a tab stop.
    expect(stops).toHaveLength(await page.locator('a[href], summary, [tabindex="0"], input:checked').filter({ visible: true }).count());
    await page.locator('.skip').press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('the report shows only the criteria that are left to a person, without script', async ({ page }) => {
  await page.goto(reportPath);
  await openAll(page);
  const criteria = page.locator('.criteria > li');
  await page.getByRole('radio', { name: 'left to a person' }).check();
  await expect(criteria.filter({ visible: true })).toHaveCount(await criteria.filter({ hasText: 'Left to a person:' }).count());
  await expect(page.locator('#sc-1\\.3\\.4')).toBeHidden();
});

test('the report names element, value, and limit of a finding, at its criterion and on the first screen', async ({ page }) => {
  await page.goto(reportPath);
  await openAll(page);
  for (const finding of [page.locator('#sc-1\\.4\\.12 details li').first(), page.locator('section li').first()]) {
    await expect(finding).toContainText('p[title="a > b"]');
    await expect(finding).toContainText('3.20:1, expected at least 7:1 (dark, 320 px, text 200%, with motion: /');
  }
});

test('the report lists all its files, and every relative link leads to a file', async ({ page, request }) => {
  await page.goto(reportPath);
  for (const { name, purpose } of reportFiles)
    await expect(page.getByRole('listitem').filter({ hasText: `${name}: ${purpose}` })).toHaveCount(1);
  const links = await page
    .locator('a:not([href*=":"], [href^="#"])')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(reportFiles.length);
  for (const href of new Set(links)) expect((await request.get(href)).status(), href).toBe(200);
  expect(
    await page.evaluate(async () => Array.from(await document.fonts.ready).some(({ status }) => status === 'loaded')),
    'the font of the site',
  ).toBe(true);
});

base('the accessibility statement links to the report of this build, or says that there is none', async ({ page, request }) => {
  await page.goto('/accessibility');
  if (!hasReport) {
    await expect(page.locator(`a[href^="${reportPath}"]`)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('npm run audit');
    return;
  }
  await expect(page.locator(`a[href="${reportPath}"]`).first()).toBeVisible();
  for (const { name } of reportFiles) {
    const response = await request.get(`${reportPath}${name}`);
    expect(response.status(), name).toBe(200);
    expect(await response.text(), name).toBe(readFileSync(join(import.meta.dirname, '../dist', reportPath, name), 'utf8'));
  }
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
  await writer.writeFiles(collector.collect(exampleTests, exampleFacts), join(exampleSite, reportPath));
  return serve(exampleSite);
}
