import { chromium, type Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { routes } from '../src/routes';
import { expectSaid, listen } from './audit/measures/liveRegions';
import { covers } from './covers';
import { expect, openPage, test } from './test';

const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link from far down on a page, and expects all that a page load would have done. */
async function followLink(page: Page) {
  await openPage(page, '/terms');
  const said = await listen(page);
  await footer(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle(/^Pricing – /);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectSaid(said, [await page.title()]);
}

/** Notes each movement of what holds the heading, and where the page is as it begins. */
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

test('a link changes title, focus, announcement and scroll in one step, without a page load', covers('routeChange', '2.4.3', '4.1.3'), async ({ page }) => {
  const moves = await watchMoves(page);
  await followLink(page);
  expect(await moves(), 'less motion was asked for').toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page that was opened stands still; after a link its start moves into place for a moment, and all else is one step as without', async ({ page }) => {
    const moves = await watchMoves(page);
    await openPage(page, '/terms');
    await page.waitForTimeout(300);
    expect(await moves()).toEqual([]);
    await followLink(page);
    const arrival = { title: await page.title(), focus: 'H1', scrollY: 0 };
    await expect.poll(moves).toEqual([{ propertyName: 'translate', milliseconds: 180, ...arrival }]);
  });
});

test('every page can be reached by client navigation, and is the page that the server would send', covers('routeChange', '2.4.3', '4.1.3'), async ({ page }) => {
  await openPage(page, '/sitemap');
  for (const { path, label } of routes.filter(({ id }) => id !== 'sitemap')) {
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await page.goBack();
    await expect(heading(page)).toHaveText('Sitemap');
  }
});

test('of two links, the page of the later one comes, whichever is there first', async ({ page }) => {
  await openPage(page, '/terms');
  const entries = await page.evaluate(() => history.length);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/privacy-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const late = page.waitForResponse('**/assets/privacy-*.js');
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await footer(page).getByRole('link', { name: 'Status', exact: true }).click();
  await expect(page).toHaveURL('/status');
  arrive();
  await (await late).finished();
  await page.waitForTimeout(200);
  await expect(page).toHaveURL('/status');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('Back and Forward restore the scroll position, and put focus on the link that was followed', covers('routeChange', '2.4.3', '4.1.3'), async ({ page }) => {
  await openPage(page, '/terms');
  const link = footer(page).getByRole('link', { name: 'Privacy' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(heading(page)).toHaveText('Privacy');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);

  await page.goBack();
  await expect(heading(page)).toHaveText('Terms');
  await expect(footer(page).getByRole('link', { name: 'Privacy' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.goForward();
  await expect(heading(page)).toHaveText('Privacy');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

for (const path of ['/', '/resources']) {
  test(`${path} comes back out of the browser's cache as it was left, and works`, async ({ baseURL, launchOptions }) => {
    // A browser of its own: the others do without this cache (see playwright.config.ts), which Playwright turns off too.
    const browser = await chromium.launch({
      ...launchOptions,
      args: launchOptions.args?.filter((arg) => !arg.includes('BackForwardCache')),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    const reasons: unknown[] = [];
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(...notRestoredExplanations));
    await openPage(page, path);
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted))));
    await page.goto('/terms');
    // page.goBack() waits for a page load, which there is none of.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    expect(reasons, 'nothing keeps the page out of the cache').toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');

    const control = page.getByRole('main').locator('[aria-expanded=false], [type=radio]:not(:checked)').first();
    const answered = await control.elementHandle();
    await control.click();
    await expect.poll(() => answered?.evaluate((element) => element.getAttribute('aria-expanded') ?? String((element as HTMLInputElement).checked))).toBe('true');
    await browser.close();
  });
}

test('Back works after a reload, when the code of the page before is not there yet', async ({ page }) => {
  await openPage(page, '/terms');
  await footer(page).getByRole('link', { name: 'Status', exact: true }).click();
  await expect(page).toHaveURL('/status');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(heading(page)).toHaveText('Terms');
  await expect(page).toHaveTitle(/^Terms/);
});

test('a link to a part of another page leads to that part', async ({ page }) => {
  await openPage(page, '/terms');
  const answer = faq[3];
  await page.goto(`/resources#faq-${answer.id}`);
  const button = page.getByRole('button', { name: answer.question });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeInViewport();
  await expect(page.locator('[aria-expanded=true]', { hasText: answer.question })).toHaveCount(1);
});

test('an open answer is in the address, and open again on return', async ({ page }) => {
  await openPage(page, '/resources');
  const answer = faq[5];
  const button = page.getByRole('button', { name: answer.question });
  await button.click();
  await expect(page).toHaveURL(`/resources#faq-${answer.id}`);
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(heading(page)).toHaveText('Privacy');
  await page.goBack();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(page).toHaveURL('/resources');
});

test('the search of the browser finds closed answers and hidden tabs, and opens them', covers('untilFound', '4.1.2'), async ({ page }) => {
  await openPage(page, '/resources');
  const answer = faq[7];
  const panel = page.locator('[hidden=until-found]').nth(7);
  expect(await panel.getAttribute('aria-hidden')).toBeNull();
  // What the browser does when its search finds text there.
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page.getByRole('button', { name: answer.question })).toHaveAttribute('aria-expanded', 'true');

  await page.goto('/product');
  await expect(page.locator('[role=tabpanel]').first()).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[hidden=until-found] h2#security') !== null);
  await page
    .locator('[hidden=until-found]:has(h2#security)')
    .evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
});

test('an address with a tab shows that tab, and is there when the page is', async ({ page }) => {
  await page.goto('/product#security');
  await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
});

for (const hash of ['#nonsense', '#%E0%A4%A', '#<img src=x onerror=alert(1)>', '#"]', `#${'a'.repeat(5000)}`]) {
  test(`a hostile hash does no harm: ${hash.slice(0, 20)}`, async ({ page }) => {
    for (const path of ['/product', '/resources', '/docs', '/contact']) {
      await openPage(page, `${path}${hash}`);
      await expect(heading(page)).toBeVisible();
    }
  });
}

test('choosing a language for one sample switches all, and moves nothing', async ({ page }) => {
  await openPage(page, '/docs/sdk');
  await page.goto('/docs');
  const list = page.getByRole('tablist').last();
  await list.scrollIntoViewIfNeeded();
  const python = list.getByRole('tab', { name: 'Python' });
  const before = await python.boundingBox();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  const after = await python.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(2);
  await expect(python).toBeFocused();
  for (const other of await page.getByRole('tablist').all()) {
    await expect(other.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/product');
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('Copied is said once, and the clipboard holds the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await openPage(page, '/product');
  const said = await listen(page);
  const figure = page.getByRole('figure').first();
  const button = figure.getByRole('button', { name: /^Copy / });
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('data-copied', 'true');
  expect(await button.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await figure.locator('code').textContent());
  await expect(button).not.toHaveAttribute('data-copied');
  await expectSaid(said, ['Copied']);
});
