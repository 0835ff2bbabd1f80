/** The accessibility report is a page like any other: it passes the same gates, with and without an audit in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { headers } from '../src/build/headers';
import { reportFiles, reportPath } from '../src/content/reportFiles';
import { clipped, smallTargets } from './audit/measures/layout';
import { exampleRun } from './audit/report/exampleRun';
import { reportPage } from './audit/report/reportPage';
import { runAxe } from './axe';
import { expect, isAudit, test } from './test';

/** What this build has, and what an audit would put there. */
const pages = {
  'the manual test sheet': { path: `${reportPath}manual` },
  'the report of an audit': { path: reportPath, body: reportPage(exampleRun) },
  'the report of this build': { path: reportPath },
} as const satisfies Record<string, { readonly path: string; readonly body?: string }>;

/** axe takes seconds for pages as long as these: an audit looks at each in each, `npm test` at each once and at each theme once. */
const media = [
  { name: 'light', settings: { colorScheme: 'light' } },
  { name: 'dark', settings: { colorScheme: 'dark' } },
  { name: 'forced colours', settings: { forcedColors: 'active' } },
] as const;
const mediaOf = (index: number) => (isAudit ? media : media.slice(index, index + 1));

async function open(page: Page, name: keyof typeof pages): Promise<void> {
  const { path, ...rest } = pages[name];
  const body = 'body' in rest ? rest.body : undefined;
  if (body) await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8', headers }));
  await page.goto(path);
}

for (const [index, name] of (Object.keys(pages) as (keyof typeof pages)[]).entries()) {
  test(`${name} has no violations in ${mediaOf(index).map((each) => each.name).join(', ')}`, async ({ page }) => {
    await open(page, name);
    for (const each of mediaOf(index)) {
      await page.emulateMedia(each.settings);
      // Not attached for an audit: what an example shows is no page of the site.
      const { rules } = await runAxe(page);
      expect(rules.flatMap(({ checks, findings }) => (checks === 'failed' ? findings : [])), each.name).toEqual([]);
    }
  });

  test(`${name} fits 320 px, larger text and wide spacing, and has targets of 44 px (WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.5)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, name);
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

  test(`${name} prints its words without its chrome`, async ({ page }) => {
    await open(page, name);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    const unseen = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, h4, p:not(.hint), td, li:not(nav *)')]
        .filter((element) => element.textContent?.trim() && !element.checkVisibility({ contentVisibilityAuto: true }))
        .filter((element) => !element.closest('nav'))
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(unseen).toEqual([]);
  });
}

test('a keyboard reaches the words past the header, the table, and a criterion of it', async ({ page }) => {
  await open(page, 'the report of an audit');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Failed/ })).toBeFocused();

  const table = page.getByRole('region', { name: 'All criteria in a table' });
  await page.setViewportSize({ width: 320, height: 640 });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  // To its end: Chromium follows no link to a part of the page while something scrolls.
  const hasScrolled = async (box: Element) => {
    const { scrollLeft } = box;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return scrollLeft > 0 && box.scrollLeft === scrollLeft;
  };
  await expect.poll(() => table.evaluate(hasScrolled)).toBe(true);

  const link = table.getByRole('link', { name: 'Contrast (Minimum)' });
  await link.focus();
  // No person presses while the page is still on its way to what has focus.
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#sc-1\.4\.3$/);
  await expect(page.getByRole('heading', { name: '1.4.3 Contrast (Minimum)' })).toBeInViewport();
});

test('every stop of the keyboard shows that it has focus', async ({ page }) => {
  await open(page, 'the report of this build');
  const stops = page.locator('a[href], [tabindex="0"], summary');
  const count = await stops.count();
  const seen = new Set<number>();
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab');
    const focused = await stops.evaluateAll((all) => {
      const element = document.activeElement ?? document.body;
      return { outline: getComputedStyle(element).outlineStyle, html: element.outerHTML.slice(0, 120), index: all.indexOf(element as HTMLElement) };
    });
    expect(focused.outline, focused.html).toBe('solid');
    seen.add(focused.index);
  }
  expect(seen.size).toBe(count);
});

test('every file of the report is served with a type, and the copies that hosts prefer hold the same', async ({ request }) => {
  const types: Readonly<Record<string, string>> = {
    html: 'text/html', csv: 'text/csv', json: 'application/json', yaml: '/yaml', xml: '/xml', css: 'text/css', txt: 'text/plain',
  };
  const built = readdirSync(join(import.meta.dirname, '../dist', reportPath), { recursive: true, encoding: 'utf8' });
  const files = built.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name));
  expect(files).toEqual(expect.arrayContaining(reportFiles.map(({ name }) => name)));
  for (const name of files) {
    const plain = readFileSync(join(import.meta.dirname, '../dist', reportPath, name), 'utf8');
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

test('every link of the report, the sheet and the statement leads to a file that is there', async ({ page, request }) => {
  for (const path of [reportPath, `${reportPath}manual`, '/accessibility']) {
    await page.goto(path);
    const links = await page.locator('main a[href], header a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const here = [...new Set(links)].filter((href) => href.startsWith(new URL(page.url()).origin));
    expect(here.length, path).toBeGreaterThan(5);
    for (const href of here) expect((await request.get(href)).status(), `${href} on ${path}`).toBe(200);
  }
  const main = page.getByRole('main');
  for (const { name, purpose } of reportFiles) await expect(main.getByRole('listitem').filter({ hasText: `${name}: ${purpose}` })).toHaveCount(1);
});
