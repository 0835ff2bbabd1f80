/**
 * `npm run look` takes screenshots of the built site for a visual review: each page at four widths in light, dark, and forced
 * colors, and in print. `npm run look -- / /pricing` takes two pages only.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { builtPaths, serve } from './builtSite.mjs';

const folder = '.cache/look';
const widths = [320, 768, 1280, 1920];
/** @type {Record<string, import('playwright').BrowserContextOptions>} */
const schemes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
};
/** The width of A4 without margins, in CSS px. */
const paper = 680;

const requested = process.argv.slice(2);
const paths = requested.length ? requested : [...builtPaths(), '/404'];

mkdirSync(folder, { recursive: true });
const site = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });

for (const [scheme, options] of Object.entries(schemes)) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of paths) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: join(folder, `${nameOf(path)}-${width}-${scheme}.png`), fullPage: true });
    }
    if (scheme === 'light') {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.screenshot({ path: join(folder, `${nameOf(path)}-top.png`) });
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: paper, height: 960 });
      await page.screenshot({ path: join(folder, `${nameOf(path)}-print.png`), fullPage: true });
      await page.pdf({ path: join(folder, `${nameOf(path)}.pdf`), format: 'A4' });
      await page.emulateMedia({ media: 'screen' });
    }
  }
  await context.close();
  console.log(`${scheme}: ${paths.length} pages at ${widths.join(', ')} px`);
}

writeFileSync(join(folder, 'index.html'), contactSheet());
await browser.close();
await site.close();
console.log(`Open ${join(folder, 'index.html')}`);

/** @param {string} path */
function nameOf(path) {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

function contactSheet() {
  const sections = paths.map((path) => {
    const name = nameOf(path);
    const rows = Object.keys(schemes).map(
      (scheme) => `<p>${widths.map((width) => thumbnail(`${name}-${width}-${scheme}.png`, width)).join('')}</p>`,
    );
    return `<h2>${path} <a href="${name}.pdf">print</a></h2>${rows.join('')}<p>${thumbnail(`${name}-print.png`, paper)}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body { font: 1rem sans-serif } p { display: flex; align-items: start; gap: 1rem }</style>
<h1>Contact sheet</h1>${sections.join('')}</html>`;
}

/** @param {string} file @param {number} width */
function thumbnail(file, width) {
  return `<a href="${file}"><img src="${file}" alt="${file}" width="${width / 4}" loading="lazy"></a>`;
}
