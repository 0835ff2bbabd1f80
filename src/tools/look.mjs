/**
 * `npm run look` takes screenshots of the built site for a visual review: each page at four widths in light, dark, and forced colors, and
 * as a PDF. `npm run look -- / /pricing` takes two pages only.
 */
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { builtPaths, serve } from './builtSite.mjs';

const folder = '.cache/look';
/** @type {Record<string, import('playwright').BrowserContextOptions>} */
const schemes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
};

const paths = builtPaths(process.argv.slice(2));
const site = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });
for (const path of paths) {
  const file = `${folder}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`;
  for (const [scheme, options] of Object.entries(schemes)) {
    const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      await page.waitForSelector('[data-js=ready]:not([data-deferred])');
      await page.screenshot({ path: `${file}-${width}-${scheme}.png`, fullPage: true });
    }
    if (scheme === 'light') await page.pdf({ path: `${file}.pdf`, format: 'A4' });
    await page.close();
  }
  console.log(`${file}-*.png`);
}
await browser.close();
await site.close();
