/** What people do every day: double clicks, Back before a page has come, plain HTTP, browsers that refuse, code that hangs. */
import type { Locator, Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { frame } from '../src/content/frame';
import { copyButton } from '../src/content/controls';
import { routeById, type RouteId } from '../src/routes';
import { listen } from './audit/measures/liveRegions';
import { covers } from './covers';
import { expect, hold, hydrated, openPage, samplePaths, test } from './test';

const pathOf = (id: RouteId) => routeById(id).path;
const [terms, privacy, status] = [pathOf('terms'), pathOf('privacy'), pathOf('status')];

/** Without the sitemap, which leads to all of them. */
const someOthers = [...samplePaths.filter((path) => path !== pathOf('sitemap')), terms];

const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sign = (page: Page) => page.getByText(frame.loading, { exact: true });

/** Remembers that the page was not loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isFirstLoad' in globalThis);

test('by plain HTTP every link leads on without a page load, and copying says what to do instead', covers('routeChange', '2.4.3'), async ({ page, baseURL, consoleErrors }) => {
  // An address for documentation, as little trusted by browsers as one of the local network.
  const plain = 'http://192.0.2.1';
  await page.route(`${plain}/**`, async (route) => route.fulfill({ response: await route.fetch({ url: route.request().url().replace(plain, baseURL ?? '') }) }));
  await openPage(page, `${plain}${pathOf('sitemap')}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await mark(page);
  for (const path of someOthers) {
    const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
    await link.click();
    await expect(page).toHaveURL(plain + path);
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(link).toBeFocused();
  }
  expect(await isMarked(page)).toBe(true);
  await footerLink(page, pathOf('docs')).or(page.getByRole('main').locator(`a[href="${pathOf('docs')}"]`)).first().click();
  const copy = page.getByRole('figure').first().getByRole('button', { name: new RegExp(`^${copyButton.copy} `) });
  await copy.click();
  await expect(page.getByText(copyButton.shownFailure)).toBeVisible();
  // Browsers ask for this header by HTTPS, and say so.
  const others = consoleErrors.splice(0).filter((error) => !error.startsWith(`request to ${plain}/`) && !error.includes('Cross-Origin-Opener-Policy'));
  expect(others).toEqual([]);
});

for (const [how, refuse] of Object.entries({
  // Safari, for 30 seconds after 100 changes.
  'throws when it is changed': () => {
    History.prototype.pushState = History.prototype.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  },
  // Chromium, after 200 changes.
  'does not change': () => {
    History.prototype.pushState = History.prototype.replaceState = () => {};
  },
})) {
  test(`where history ${how}, links load their page, and tabs and answers still open`, covers('routeChange', '2.4.3'), async ({ page }) => {
    await page.addInitScript(refuse);
    for (const path of samplePaths.filter((other) => other !== terms)) {
      await openPage(page, path);
      await mark(page);
      await footerLink(page, terms).click();
      await page.waitForURL(terms);
      await hydrated(page);
      expect(await isMarked(page), path).toBe(false);
      await expect(heading(page)).toBeVisible();
    }
    await openPage(page, pathOf('product'));
    const tab = page.getByRole('tab').nth(2);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await openPage(page, pathOf('resources'));
    const answer = page.getByRole('button', { name: faq[2].question });
    await answer.click();
    await expect(answer).toHaveAttribute('aria-expanded', 'true');
  });
}

test('a double click on a link makes one history entry, also when its second press meets the next page', covers('routeChange', '2.4.3'), async ({ page }) => {
  await openPage(page, pathOf('sitemap'));
  const entries = () => page.evaluate(() => history.length);
  for (const path of someOthers) {
    const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
    await link.hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    const before = await entries();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await hydrated(page);
    await expect(page, path).toHaveURL(path);
    expect(await entries(), path).toBe(before);
    await page.goBack();
    await expect(link).toBeFocused();
  }
  const before = await entries();
  await footerLink(page, privacy).dblclick();
  await expect(page).toHaveURL(privacy);
  await hydrated(page);
  // Back has led here: the first new entry takes the place of the one ahead.
  expect(await entries()).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(pathOf('sitemap'));
});

test('places of another shape in storage leave Back as it is', covers('routeChange', '2.4.3'), async ({ page }) => {
  await openPage(page, terms);
  // More of them, by chance: src/lib/stored.test.ts.
  for (const place of [null, { scrollY: '9' }, { scrollY: 9, link: 5 }, { scrollY: 9, link: [{}, '/'] }]) {
    await footerLink(page, privacy).click();
    await expect(page).toHaveURL(privacy);
    // As the page is left, it stores its own: what it stored is replaced for each entry of the history.
    await page.evaluate((wrong) => {
      addEventListener('pagehide', () => {
        const places = JSON.parse(sessionStorage.getItem('places') ?? '[]') as [string, unknown][];
        sessionStorage.setItem('places', JSON.stringify(places.map(([key]) => [key, wrong])));
      });
    }, place);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(terms);
    await expect.soft(heading(page), JSON.stringify(place)).toBeFocused();
  }
});

test.describe('when code does not come', () => {
  test.beforeEach(({ page }) => page.clock.install());

  /** Milliseconds: before and after the sign, and after the last wait. */
  const [soon, later, atLast] = [250, 150, 4000];

  /** From here on, time passes only where the test says so. */
  const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  test('a link says after a moment that its page is loading, and after a few seconds the browser loads it', covers('routeChange', '2.4.3', '4.1.3'), async ({ page }) => {
    await openPage(page, terms);
    const pathsAndLinks = (): readonly Locator[] => [footerLink(page, privacy), page.getByRole('banner').locator(`a[href="${pathOf('pricing')}"]`)];
    await hold(page, /\/assets\/(privacy|PricingPage)-.*\.js$/);
    for (const [index, path] of [privacy, pathOf('pricing')].entries()) {
      await openPage(page, terms);
      await mark(page);
      const said = await listen(page);
      const link = pathsAndLinks()[index] as Locator;
      await stopTime(page);
      await link.click();
      await page.clock.runFor(soon);
      await expect(sign(page)).toHaveCount(0);
      await page.clock.runFor(later);
      await expect(sign(page)).toBeVisible();
      expect(await overlap(sign(page), link), 'the sign leaves the focused link alone').toBe(false);
      expect(await said()).toMatchObject([{ text: frame.loading, politeness: 'polite', isLate: false }]);
      await expect(page).toHaveURL(terms);
      await page.clock.runFor(atLast);
      await page.waitForURL(path);
      await expect(heading(page)).toBeVisible();
      expect(await isMarked(page), 'loaded by the browser').toBe(false);
      await page.clock.resume();
    }
  });

  test('a press on a link that is on its way changes nothing, and Back ends it, with its sign', covers('routeChange', '2.4.3'), async ({ page }) => {
    await openPage(page, terms);
    await footerLink(page, status).click();
    await expect(page).toHaveURL(status);
    const release = await hold(page, /\/assets\/privacy-.*\.js$/);
    const asked = page.waitForRequest(/\/assets\/privacy-.*\.js$/);
    await stopTime(page);
    await footerLink(page, privacy).click();
    await page.clock.runFor(soon + later);
    await expect(sign(page)).toBeVisible();
    await footerLink(page, privacy).click();
    await expect(sign(page), 'the wait goes on').toBeVisible();
    await page.evaluate(() => history.back());
    await expect(footerLink(page, status)).toBeFocused();
    await expect(sign(page)).toHaveCount(0);
    const response = asked.then((request) => request.response());
    release();
    const arrived = await response;
    // When this import is done, the app's own is, which was there before; then React may render.
    await page.evaluate(`import(${JSON.stringify(arrived?.url())}).then(() => undefined)`);
    await page.clock.runFor(atLast * 2);
    await expect(page).toHaveURL(terms);
    await expect(footerLink(page, status)).toBeFocused();
    expect(await page.evaluate(() => history.length), 'Forward still leads to the page before').toBe(3);
  });

  test('a link that is followed while the browser loads another page wins', covers('routeChange', '2.4.3'), async ({ page }) => {
    await openPage(page, terms);
    const release = await hold(page, /\/assets\/privacy-.*\.js$|\/privacy$/);
    await mark(page);
    // By the page itself: Playwright waits for the page that is being loaded before it presses anything.
    await footerLink(page, status).evaluate((link: HTMLElement) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => link.click();
      addEventListener('beforeunload', () => port2.postMessage('go'));
    });
    const asked = page.waitForRequest(/\/privacy$/);
    await footerLink(page, privacy).click();
    await page.clock.runFor(atLast);
    await expect(page).toHaveURL(status);
    release();
    await (await asked).response();
    await page.clock.runFor(atLast * 2);
    await hydrated(page);
    await expect(page).toHaveURL(status);
    expect(await isMarked(page)).toBe(true);
  });

  test('Back to a page whose code does not come says so, and the browser loads it', covers('routeChange', '2.4.3'), async ({ page }) => {
    await openPage(page, terms);
    const words = (await heading(page).textContent()) ?? '';
    await footerLink(page, status).click();
    await expect(page).toHaveURL(status);
    await page.reload();
    await hydrated(page);
    await hold(page, /\/assets\/terms-.*\.js$/);
    await stopTime(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(terms);
    await page.clock.runFor(soon + later);
    await expect(sign(page)).toBeVisible();
    await page.clock.runFor(atLast);
    await expect(heading(page)).toHaveText(words);
  });
});

/** Whether the boxes of two elements have a point in common. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not shown.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
