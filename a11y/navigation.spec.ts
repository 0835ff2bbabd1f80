/** Moving between pages and parts of pages: links, Back and Forward, hashes, tabs and answers that the address names. */
import { chromium, type Locator, type Page } from '@playwright/test';
import { codeLanguageNames } from '../src/content/controls';
import { faq } from '../src/content/faq';
import { site } from '../src/content/site';
import { type Route, routes, titleOf } from '../src/routes';
import { findBrowser } from '../src/tools/browser.mjs';
import { expectSaid, listen } from './audit/measures/liveRegions';
import { covers } from './covers';
import { expect, hydrated, openPage, test } from './test';

const [pricing, status, privacy, terms] = ['pricing', 'status', 'privacy', 'terms'].map(routeOf) as [Route, Route, Route, Route];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, { label }: Route) => page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
const documentTitle = (route: Route) => `${titleOf(route)} – ${site.name}`;

/** Follows a link from far down on a page, and expects all that a page load would have done. */
async function followLink(page: Page) {
  await openPage(page, terms.path);
  const said = await listen(page);
  await footerLink(page, pricing).click();
  await expect(page).toHaveURL(pricing.path);
  await expect(page).toHaveTitle(documentTitle(pricing));
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectSaid(said, [await page.title()]);
}

/** Records each transition of what holds the heading, and what the page is like as it begins. */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: object[] = [];
    Object.assign(window, { moves });
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element) || !target.querySelector('h1')) return;
      const milliseconds = Math.max(...target.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
      moves.push({ propertyName, milliseconds, title: document.title, focus: document.activeElement?.tagName, scrollY });
    });
  });
  return () => page.evaluate(() => (window as unknown as { moves: object[] }).moves);
}

test('a link changes title, focus, announcement and scroll in one step, without a page load', covers('routeChange', '2.4.2', '2.4.3', '4.1.3'), async ({ page }) => {
  const moves = await watchMoves(page);
  await followLink(page);
  expect(await moves(), 'less motion was asked for').toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the start of a page moves into place after a link, and not after a page load', async ({ page }) => {
    const moves = await watchMoves(page);
    await openPage(page, terms.path);
    expect(await moves(), 'after a page load').toEqual([]);
    await followLink(page);
    const arrival = { title: documentTitle(pricing), focus: 'H1', scrollY: 0 };
    await expect.poll(moves).toEqual([{ propertyName: 'translate', milliseconds: 180, ...arrival }]);
  });
});

test('every page can be reached by client navigation, with the title and address that the server would send', covers('routeChange', '2.4.2', '2.4.3', '4.1.3'), async ({ page }) => {
  const sitemap = routeOf('sitemap');
  await openPage(page, sitemap.path);
  const start = (await heading(page).textContent()) ?? '';
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
  for (const route of routes) {
    if (route === sitemap) continue;
    await page.getByRole('main').getByRole('link', { name: route.label, exact: true }).click();
    await expect(page).toHaveURL(route.path);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(documentTitle(route));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + route.path);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(start);
  }
  expect(await page.evaluate(() => 'isFirstLoad' in globalThis), 'without a page load').toBe(true);
});

test('of two links that are followed, the later one wins, even if its code comes first', async ({ page }) => {
  await openPage(page, terms.path);
  const entries = await page.evaluate(() => history.length);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/privacy-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const late = page.waitForResponse('**/assets/privacy-*.js');
  await footerLink(page, privacy).click();
  await footerLink(page, status).click();
  await expect(page).toHaveURL(status.path);
  arrive();
  const response = await late;
  // When this import is done, the app's own is, which was there before; then React may render.
  await page.evaluate(`import(${JSON.stringify(response.url())}).then(() => undefined)`);
  await hydrated(page);
  await expect(page).toHaveURL(status.path);
  await expect(page).toHaveTitle(documentTitle(status));
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('Back and Forward restore the scroll position, and put focus on the link that was followed', covers('routeChange', '2.4.3', '4.1.3'), async ({ page }) => {
  await openPage(page, terms.path);
  const words = async () => (await heading(page).textContent()) ?? '';
  const termsHeading = await words();
  const link = footerLink(page, privacy);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(heading(page)).not.toHaveText(termsHeading);
  const privacyHeading = await words();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);

  await page.goBack();
  await expect(heading(page)).toHaveText(termsHeading);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.goForward();
  await expect(heading(page)).toHaveText(privacyHeading);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('/ and /resources come back out of the back/forward cache as they were left, and work', async ({ baseURL, launchOptions }) => {
  // Its own browser: Debian's headless shell has no such cache, and both the config and Playwright turn it off.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findBrowser(),
    args: launchOptions.args?.filter((arg) => !arg.includes('BackForwardCache')),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  const reasons: unknown[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(...notRestoredExplanations));
  for (const path of ['/', '/resources']) {
    await openPage(page, path);
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted))));
    await page.goto(terms.path);
    // page.goBack() waits for a page load, which never comes.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    expect(reasons, `nothing keeps ${path} out of the cache`).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');

    const main = page.getByRole('main');
    const control = main.getByRole('radio', { checked: false }).or(main.getByRole('button', { expanded: false })).first();
    const answered = await control.elementHandle();
    await control.click();
    await expect
      .poll(() => answered?.evaluate((element) => element.matches(':checked, [aria-expanded=true], [aria-checked=true]')), `a control of ${path}`)
      .toBe(true);
  }
  await browser.close();
});

test('Back works after a reload, when the code of the page before has not been fetched', async ({ page }) => {
  await openPage(page, terms.path);
  const termsHeading = (await heading(page).textContent()) ?? '';
  await footerLink(page, status).click();
  await expect(page).toHaveURL(status.path);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState();
  await page.goBack();
  await expect(page).toHaveURL(terms.path);
  await expect(heading(page)).toHaveText(termsHeading);
  await expect(page).toHaveTitle(documentTitle(terms));
});

test('a link to a part of another page leads to that part', async ({ page }) => {
  const answer = faq[3];
  await openPage(page, `/resources#faq-${answer.id}`);
  const button = page.getByRole('button', { name: answer.question });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeInViewport();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});

test('an open answer is in the address, and open again on return', async ({ page }) => {
  await openPage(page, '/resources');
  const answer = faq[5];
  const button = page.getByRole('button', { name: answer.question });
  await button.click();
  await expect(page).toHaveURL(`/resources#faq-${answer.id}`);
  await footerLink(page, privacy).click();
  await expect(page).toHaveURL(privacy.path);
  await expect(button).toHaveCount(0);
  await page.goBack();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(page).toHaveURL('/resources');
});

test('the search of the browser finds closed answers and hidden tabs, and opens them', covers('untilFound', '4.1.2'), async ({ page }) => {
  const closed = page.getByRole('main').locator('[hidden=until-found]');
  /** What the browser does when its search finds text in a hidden part. */
  const find = (part: Locator) => part.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));

  await openPage(page, '/resources');
  await expect(closed).toHaveCount(faq.length);
  expect(await closed.nth(7).getAttribute('aria-hidden')).toBeNull();
  await find(closed.nth(7));
  await expect(page.getByRole('button', { name: faq[7].question })).toHaveAttribute('aria-expanded', 'true');

  await openPage(page, '/product');
  const { hash, panel } = await productTab(page, 2);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await find(panel);
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(`/product${hash}`);
});

test('an address that names a tab shows that tab, and its heading', async ({ page }) => {
  await openPage(page, '/product');
  const { hash } = await productTab(page, 2);
  await page.goto('about:blank');
  await page.goto(`/product${hash}`);
  await expect(page.locator(`h2${hash}`)).toBeInViewport();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
});

const hostileHashes = ['#nonsense', '#%E0%A4%A', '#<img src=x onerror=alert(1)>', '#"]', `#${'a'.repeat(5000)}`];

for (const path of ['/product', '/resources', '/docs', '/contact']) {
  test(`a hostile hash does no harm to ${path}`, async ({ page }) => {
    for (const hash of hostileHashes) {
      // The first one loads the page; the others change its hash.
      await openPage(page, `${path}${hash}`);
      await expect(heading(page), hash.slice(0, 30)).toBeVisible();
      // Where the hash chooses what is shown.
      if (!['/product', '/resources'].includes(path)) continue;
      await page.reload();
      await hydrated(page);
      await expect(heading(page), `${hash.slice(0, 30)}, loaded`).toBeVisible();
    }
  });
}

test('choosing a language for one sample switches all, moves nothing, and lasts on other pages', async ({ page }) => {
  await openPage(page, '/docs');
  const name = codeLanguageNames.python;
  const python = page.getByRole('tablist').last().getByRole('tab', { name });
  await python.scrollIntoViewIfNeeded();
  const before = await python.boundingBox();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  const after = await python.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(2);
  await expect(python).toBeFocused();
  for (const tab of await page.getByRole('tab', { name }).all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.goto('/product');
  await expect(page.getByRole('tab', { name }).first()).toHaveAttribute('aria-selected', 'true');
});

/** The panel of a tab of the product page, which is open, and the hash that the address has while it is shown. */
async function productTab(page: Page, index: number) {
  const id = await page.getByRole('tab').nth(index).getAttribute('aria-controls');
  const panel = page.locator(`[id="${id}"]`);
  return { panel, hash: `#${await panel.locator('h2').getAttribute('id')}` };
}

function routeOf(id: string): Route {
  const route = routes.find((each) => each.id === id);
  if (!route) throw new Error(`No route has the id ${id}`);
  return route;
}
