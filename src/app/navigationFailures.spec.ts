/** Tests client-side navigation when chunks or the history fail, pages that the browser has kept, and noncanonical URLs. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { layoutText } from '../content/interface';
import { searchIndexPath } from '../content/outputPaths';
import { routeAt } from '../content/routes';
import { findBrowser } from '../tools/browser.mjs';
import { faqEntry } from '../testing/articles';
import { expectAnnouncements, recordAnnouncements } from '../../a11y/liveRegions';
import { linkTo, pageHeading } from '../../a11y/locators';
import { hold, hydrated, openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

const [terms, privacy, sitemap, product] = ['/terms', '/privacy', '/sitemap', '/product'] as const;
const privacyCode = /\/assets\/privacy-[^/]*\.js$/;

/** Milliseconds until the loading message and until the full page load. */
const [messageDelay, timeout] = [400, 5000];

test('links of a tab from before a deploy load the new version of their pages', async ({ page, consoleErrors }) => {
  for (const path of ['/product', '/docs', '/contact'] as const) {
    await openPage(page, terms);
    // A deploy replaces the scripts. Those of the new version load.
    await page.route(/\/assets\/[^/]*\.js$/, (route) => (page.url().endsWith(terms) ? route.fulfill({ status: 404 }) : route.continue()));
    const load = page.waitForEvent('load');
    await linkTo(page, path).click();
    await load;
    await hydrated(page);
    await expect(page).toHaveURL(path);
    await page.unrouteAll();
  }
  const logged = consoleErrors.splice(0);
  expect(logged, 'the browser logs missing files').not.toEqual([]);
  for (const error of logged) expect(error).toContain('status of 404');
});

test('a search result that is newer than the app loads its page, and search is not the dialog of another tool', async ({ page }) => {
  await page.route(`**${searchIndexPath}`, async (route) => {
    await route.fulfill({ body: (await (await route.fetch()).text()).replace('"/docs/glossary"', '"/new"') });
  });
  await page.route('/new', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>New</h1>' }));
  await openPage(page, terms);
  await page.evaluate(() => document.body.prepend(document.createElement('dialog')));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('glossary');
  await page.locator('[role=option][href="/new"]').click();
  await expect(pageHeading(page)).toHaveText('New');
});

test('a slow link announces that its page is loading, Esc and Back cancel it, and a slow second one or Back loads the page', async ({
  page,
}) => {
  const message = page.getByText(layoutText.loading, { exact: true });
  await page.clock.install();
  await openPage(page, terms);
  const announcements = await recordAnnouncements(page);
  await linkTo(page, sitemap).click();
  await expect(page).toHaveURL(sitemap);
  const release = await hold(page, privacyCode);
  const response = page.waitForResponse(privacyCode);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expectAnnouncements(announcements, [await page.title()]);
  for (const cancel of [() => page.keyboard.press('Escape'), () => page.evaluate(() => history.back())]) {
    await linkTo(page, privacy).click();
    await page.clock.runFor(messageDelay);
    await expect(message).toBeVisible();
    await expectAnnouncements(announcements, [layoutText.loading]);
    await cancel();
    await expect(message).toHaveCount(0);
  }
  // Focus moves after the next frames.
  await page.clock.runFor(100);
  await expect(linkTo(page, sitemap)).toBeFocused();
  release();
  await (await response).finished();
  await page.clock.runFor(timeout);
  await expect(page).toHaveURL(terms);
  await expect(linkTo(page, sitemap)).toBeFocused();
  const releaseContact = await hold(page, /\/assets\/ContactPage-[^/]*\.js$/);
  await linkTo(page, '/contact').click();
  await page.clock.runFor(messageDelay);
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(terms);
  await page.clock.runFor(timeout);
  await page.waitForURL('/contact');
  releaseContact();
  await page.clock.resume();
  await hydrated(page);
  await linkTo(page, sitemap).click();
  await expect(page).toHaveURL(sitemap);
  // Its code is not loaded any more, and Back stays in this document.
  await page.reload();
  await hydrated(page);
  await hold(page, /\/assets\/ContactPage-[^/]*\.js$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(timeout);
  await expect(pageHeading(page)).toHaveText(routeAt('/contact').label);
});

for (const [how, refuse] of Object.entries({
  // Safari, for 30 seconds after 100 changes.
  throws: () => {
    History.prototype.pushState = History.prototype.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  },
  // Chromium, after 200 changes.
  'ignores changes': () => {
    History.prototype.pushState = History.prototype.replaceState = () => {};
  },
})) {
  test(`links, tabs, and answers work when the history ${how}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await openPage(page, product);
    await page.getByRole('tab').nth(2).click();
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
    await linkTo(page, terms).click();
    await expect(page).toHaveURL(terms);
    await expect(pageHeading(page)).toHaveText(routeAt('/terms').label);
    await openPage(page, '/resources');
    const answer = page.getByRole('button', { name: faqEntry(2).question });
    await answer.click();
    await expect(answer).toHaveAttribute('aria-expanded', 'true');
  });
}

test('the back/forward cache restores a page that works', async ({ baseURL, launchOptions }) => {
  // A separate browser, because the test browser has no such cache.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findBrowser(),
    args: launchOptions.args?.filter((arg) => !arg.includes('BackForwardCache')),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  await openPage(page, '/resources');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted))),
  );
  await page.goto('/terms');
  // page.goBack() waits for a page load.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  const button = page.getByRole('button', { name: faqEntry(2).question });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await browser.close();
});

const dist = join(import.meta.dirname, '../../dist');

test('a page that a host serves at another spelling keeps its content and gets its canonical URL', async ({ page, baseURL }) => {
  for (const [spelling, path] of [
    ['/index.html', '/'],
    ['//product', '/product'],
    ['/docs/webhooks/', '/docs/webhooks'],
    ['/Pricing', '/pricing'],
  ] as const) {
    const file = join(dist, path === '/' ? 'index.html' : `${path}.html`);
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.fulfill({ path: file, contentType: 'text/html' }) : route.continue(),
    );
    await page.goto(`${baseURL}${spelling}?from=mail#main`, { waitUntil: 'commit' });
    const words = await pageHeading(page).textContent();
    await hydrated(page);
    await expect(page).toHaveURL(`${baseURL}${path}?from=mail#main`);
    await expect(pageHeading(page)).toHaveText(words ?? '-');
    await page.unrouteAll();
  }
});
