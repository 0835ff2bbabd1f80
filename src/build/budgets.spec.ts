/** Checks how many bytes each page loads, and that nothing moves as it loads. `npm run bench` measures times. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inlineScriptOf } from './inlineScript';
import { pagesFor, paths } from '../../a11y/pages';
import { openEarly } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

const dist = join(import.meta.dirname, '../../dist');

/** Budgets in kB (1000 bytes), brotli if the build has such a copy. A page fails a tenth above its budget. */
const budgets = { html: 20, css: 15, fonts: 22, 'inline script': 2, script: 130 };
/** Pages without controls of their own, the first pages of most visits, and the page with both tabs and fields. */
const scripts: Readonly<Record<string, number>> = {
  '/terms': 100,
  '/privacy': 100,
  '/accessibility': 100,
  '/sitemap': 100,
  '/search': 100,
  '/status': 100,
  '/': 110,
  '/pricing': 110,
  '/docs/glossary': 105,
  '/docs/api-reference': 135,
};
const tolerance = 1.1;

const kinds: Readonly<Record<string, keyof typeof budgets>> = { '.css': 'css', '.woff2': 'fonts', '.js': 'script' };

test('every page stays within its byte budget, and nothing moves as it loads', async ({ page, baseURL }) => {
  const over: string[] = [];
  for (const path of paths) {
    const html = path === '/' ? '/index.html' : `${path}.html`;
    if (sizeOf(html) > budgets.html * tolerance) over.push(`${path}: html is ${sizeOf(html)} kB, more than ${budgets.html}`);
    // Pages of one design load the same files, except that articles without tabs load none.
    if (!pagesFor('every style').includes(path) && !(path in scripts)) continue;
    const files = new Set<string>();
    const record = (request: { url(): string }) => files.add(new URL(request.url(), baseURL).pathname);
    page.on('request', record);
    const release = await openEarly(page, path);
    const shifts = await page.evaluateHandle(() => {
      const found: (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[] = [];
      new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
      return found;
    });
    await release();
    const shift = await shifts.evaluate((all) =>
      all.reduce((sum, { value = 0, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
    );
    expect.soft(shift, `the layout shift of ${path} as it loads`).toBeLessThan(0.01);
    page.off('request', record);

    const inlineScript = brotliCompressSync(inlineScriptOf(readFileSync(join(dist, html), 'utf8'))).length / 1000;
    const sizes = { html: sizeOf(html), 'inline script': inlineScript, css: 0, fonts: 0, script: 0 };
    for (const file of files) {
      const kind = kinds[extname(file)];
      if (kind) sizes[kind] += sizeOf(file);
      if (kind === 'script') expect.soft(readFileSync(join(dist, file), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
    for (const kind of ['css', 'fonts', 'inline script', 'script'] as const) {
      const budget = (kind === 'script' ? scripts[path] : undefined) ?? budgets[kind];
      if (sizes[kind] > budget * tolerance) over.push(`${path}: ${kind} is ${sizes[kind]} kB, more than ${budget}`);
    }
    expect(sizes.script, `${path} has loaded its script`).toBeGreaterThan(20);
    expect
      .soft(readFileSync(join(dist, html), 'utf8'), `${path} loads scripts through its inline script only, after the first paint`)
      .not.toMatch(/<(script[^>]* src=|link[^>]* rel="?modulepreload)/);
  }
  expect(over).toEqual([]);
});

/** Returns the size in kB, of the brotli copy if there is one. */
function sizeOf(file: string): number {
  const path = join(dist, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length / 1000;
}
