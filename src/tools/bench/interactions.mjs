/**
 * Measures the time from a press to the change that it causes on screen, for each kind of control.
 *
 * It starts with the time stamp of the event, before any script runs, and stops in the second animation frame after the change
 * is in the document, when the frame with the change has been painted: at most one frame (17 ms) too late. The Event Timing API
 * is more precise, but it measures up to the next paint, whatever that shows. A link whose page is not loaded yet, or a copy that
 * the clipboard has not confirmed, would look as fast as any other press.
 */
import { slowDown } from './measureLoad.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {number} [width] of the window, in CSS px
 * @property {string} [control] the selector of the pressed element; without it, the press is Back
 * @property {string} [attribute] the attribute or property of the control that the press changes; without it, the press changes
 *   the heading of the page
 * @property {string} [value] of the attribute or property, after the press
 * @property {'click' | 'hover' | 'Enter'} press `hover` waits before it clicks, until the code of the next page is there
 */

const link = 'header a[href="/pricing"]';

/** @type {readonly Interaction[]} */
export const interactions = [
  { name: 'Tab', path: '/product', control: 'main [role=tab][aria-selected=false]', attribute: 'aria-selected', value: 'true', press: 'click' },
  { name: 'Answer', path: '/resources', control: 'main button[aria-expanded=false]', attribute: 'aria-expanded', value: 'true', press: 'click' },
  { name: 'Toggle', path: '/', control: 'main [type=radio]:not(:checked)', attribute: 'checked', value: 'true', press: 'click' },
  { name: 'Menu', path: '/', width: 360, control: 'header button[aria-expanded]', attribute: 'aria-expanded', value: 'true', press: 'click' },
  { name: 'Copy', path: '/docs', control: 'main button:has-text("Copy")', attribute: 'data-copied', value: 'true', press: 'click' },
  { name: 'Link, warm', path: '/terms', control: link, press: 'hover' },
  { name: 'Link, cold', path: '/terms', control: link, press: 'Enter' },
  { name: 'Back', path: '/terms', press: 'click' },
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Interaction} interaction
 * @param {boolean} isSlow on a slow phone and a slow network, which only a cold link uses
 * @returns {Promise<number>} milliseconds
 */
export async function measureInteraction(browser, origin, { path, width = 1280, control, attribute, value, press }, isSlow) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, permissions: ['clipboard-write'] });
  const page = await context.newPage();
  await open(page, origin + path);
  // A first press elsewhere, so that the browser's own code for presses is warm.
  await page.mouse.click(1, 1);
  const target = control ? page.locator(control).first() : undefined;
  await target?.scrollIntoViewIfNeeded();
  if (press === 'hover') {
    await target?.hover();
    await settle(page);
  }
  if (!target) {
    await page.locator(link).click();
    await page.waitForURL('**/pricing');
    await settle(page);
  }
  if (isSlow) await slowDown(await context.newCDPSession(page));

  const element = await target?.elementHandle();
  await page.evaluate(watch, { element, attribute, value, startsWith: press === 'Enter' ? 'keydown' : 'pointerup' });
  if (!target) await page.evaluate(() => history.back());
  else if (press === 'Enter') await target.press('Enter');
  else await target.click();
  const time = await page.evaluate(() => Reflect.get(window, 'benchTime'));
  await context.close();
  return time;
}

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto(address);
  await page.waitForSelector('html[data-js=ready]', { state: 'attached' });
  await settle(page);
}

/**
 * Waits until effects and prefetches that follow a page load have ended.
 * @param {Page} page
 */
function settle(page) {
  return page.waitForTimeout(500);
}

/**
 * Runs in the page: prepares to time the next press. Without an element it times Back, which has no event, from now on.
 * @param {{ element?: Element | null, attribute?: string, value?: string, startsWith: string }} change
 */
function watch({ element, attribute, value, startsWith }) {
  const heading = document.querySelector('h1')?.textContent;
  const isThere = () =>
    element && attribute ? (element.getAttribute(attribute) ?? String(Reflect.get(element, attribute))) === value : document.querySelector('h1')?.textContent !== heading;
  let start = element ? Infinity : performance.now();
  addEventListener(startsWith, (event) => (start = Math.min(start, event.timeStamp)), { capture: true });
  const time = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing has changed after ${startsWith}.`)), 20_000);
    const observer = new MutationObserver(() => {
      if (start === Infinity || !isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  Object.assign(window, { benchTime: time });
}
