/**
 * How many bytes each page loads without being asked to, as a static host sends them, and how much of it is styled again while the app
 * starts. How long that takes is left to `npm run bench`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { firstScriptOf } from '../src/build/firstScript';
import { docsPages } from '../src/docsPages';
import { expect, openPage, paths, test } from './test';

const dist = join(import.meta.dirname, '../dist');

/** kB (1000 bytes), brotli where the build has such a copy. */
const budgets = { html: 20, css: 12, fonts: 55, 'first script': 2, script: 110 };
/** Pages with no controls but those of header and footer. */
const plain = { paths: ['/terms', '/privacy', '/accessibility', '/sitemap'], script: 86 };

const kinds: Readonly<Record<string, keyof typeof budgets>> = { '.css': 'css', '.woff2': 'fonts', '.js': 'script' };

test('every page keeps its budget of bytes', async ({ page, baseURL }) => {
  const rows: Record<string, Record<string, number>> = {};
  const over: string[] = [];
  for (const path of paths) {
    const files = new Set<string>();
    const record = (request: { url(): string }) => files.add(new URL(request.url(), baseURL).pathname);
    page.on('request', record);
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    page.off('request', record);

    const html = path === '/' ? '/index.html' : `${path}.html`;
    const firstScript = brotliCompressSync(firstScriptOf(readFileSync(join(dist, html), 'utf8'))).length / 1000;
    const sizes = { html: sizeOf(html), 'first script': firstScript, css: 0, fonts: 0, script: 0 };
    for (const file of files) {
      const kind = kinds[extname(file)];
      if (kind) sizes[kind] += sizeOf(file);
    }
    // The first script is in the HTML.
    const firstLoad = sizes.html + sizes.css + sizes.fonts;
    rows[path] = { ...sizes, 'first load': firstLoad, total: firstLoad + sizes.script };
    for (const kind of Object.keys(budgets) as (keyof typeof budgets)[]) {
      const budget = kind === 'script' && plain.paths.includes(path) ? plain.script : budgets[kind];
      if (sizes[kind] > budget) over.push(`${path}: ${kind} is ${sizes[kind]} kB, more than ${budget}`);
    }
    expect(sizes.script, `${path} has loaded its script`).toBeGreaterThan(20);
    const listed = (await page.locator('script[data-app]').getAttribute('data-app'))?.split(' ').toSorted();
    // Not what the app asks for when hydration has removed a control: with reduced motion, the typing demo has none.
    const requested = Array.from(files).filter((file) => file.endsWith('.js') && !file.includes('/carryOver-')).toSorted();
    expect.soft(listed, `${path} lists the scripts that it loads`).toEqual(requested);
    expect.soft(await scriptsBeforePaint(page), `${path} requests no script before its first paint`).toEqual([]);
  }
  for (const row of Object.values(rows)) for (const kind of Object.keys(row)) row[kind] = Math.round((row[kind] ?? 0) * 10) / 10;
  console.log('Bytes of each page, in kB:');
  console.table(rows);
  expect(over).toEqual([]);
});

test('what a page weighs does not depend on how many pages the docs have', () => {
  // Chunks that pages outside the docs load must not contain the table of docs pages.
  const shared = readdirSync(join(dist, 'assets')).filter((name) => /^(app|article|index)-.*\.js$/.test(name));
  expect(shared).toHaveLength(3);
  for (const name of shared) {
    const script = readFileSync(join(dist, 'assets', name), 'utf8');
    for (const { description } of docsPages) expect(script.includes(description), `${name}: ${description}`).toBe(false);
  }
});

test('little of a page is styled again when the app comes, and when its scripts are requested', async ({ page, browser }) => {
  await openPage(page, '/docs/api-reference');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const elements = await page.evaluate(() => {
    const root = document.documentElement;
    const changes = [
      () => (root.dataset.app = 'coming'),
      () => (root.dataset.app = 'here'),
      () => document.head.append(document.createElement('link')),
    ];
    for (const change of changes) {
      change();
      // Styles the page at once.
      root.getBoundingClientRect();
    }
    return document.querySelectorAll('*').length;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const styled = traceEvents.filter(({ name }: { name: string }) => name === 'UpdateLayoutTree');
  const counts: number[] = styled.map(({ args }: { args: { elementCount?: number } }) => args.elementCount ?? 0);
  expect(counts.length, 'the page is styled after each change').toBeGreaterThan(1);
  expect(Math.max(...counts), `of ${elements} elements`).toBeLessThan(elements / 20);
});

/** What the page that is open has requested before it was painted for the first time. */
function scriptsBeforePaint(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    if (!paint) throw new Error('The page was never painted.');
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint.startTime);
    return early.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });
}

/** In kB; the brotli copy where there is one. */
function sizeOf(file: string): number {
  const path = join(dist, file);
  try {
    return readFileSync(`${path}.br`).length / 1000;
  } catch {
    return readFileSync(path).length / 1000;
  }
}
