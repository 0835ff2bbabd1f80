/**
 * From a press to what it changes on screen, for each kind of control.
 *
 * The clock starts with the time stamp of the event (when the browser got it, before any script) and stops in the second
 * animation frame after the change is in the document: by then the frame with the change has been painted. That is up to
 * one frame (17 ms) more than the eye waits. The Event Timing API would be finer where the change is made at once, but
 * it measures up to the next paint whatever that shows: a link whose page is still on its way, or a copy that the
 * clipboard has not confirmed, would look as quick as any.
 */
import { slowDown } from './measureLoad.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {number} [width] of the window, in CSS px
 * @property {string} [control] a selector of what is pressed; without it, Back
 * @property {string} [attribute] of the control, or property where it has no such attribute, and `value`: what says that the change is there; without them, the
 *   page has another heading
 * @property {string} [value]
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
 * @param {boolean} isSlow on a slow telephone; the network too, which only a cold link asks for anything
 * @returns {Promise<number>} milliseconds
 */
export async function measureInteraction(browser, origin, { path, width = 1280, control, attribute, value, press }, isSlow) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, permissions: ['clipboard-write'] });
  const page = await context.newPage();
  await open(page, origin + path);
  // A press on something else first: the browser's own code for presses must not be what is measured.
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
  await page.waitForSelector('html[data-app=here]', { state: 'attached' });
  await settle(page);
}

/**
 * What a page still does after it has come (effects, prefetches) must not meet the press.
 * @param {Page} page
 */
function settle(page) {
  return page.waitForTimeout(500);
}

/**
 * Runs in the page: gets ready to time the next press. Without an element it is Back, which has no event: the clock starts now.
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
