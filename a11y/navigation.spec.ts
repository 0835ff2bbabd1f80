import type { Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { routes } from '../src/routes';
import { expect, openPage, test } from './test';

const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Notes what the live regions say, in order. */
async function record(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]');
        const text = region?.textContent?.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('a link changes title, focus, announcement and scroll in one step, without a page load', async ({ page }) => {
  await openPage(page, '/terms');
  const said = await record(page);
  await footer(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle(/^Pricing – /);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(said).toEqual([await page.title()]);
});

test('every page can be reached by client navigation, and is the page that the server would send', async ({ page }) => {
  await openPage(page, '/sitemap');
  for (const { path, title } of routes.filter(({ id }) => id !== 'sitemap')) {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path);
    await page.goBack();
    await expect(heading(page)).toHaveText('Sitemap');
  }
});

test('Back and Forward restore the scroll position, and put focus on the link that was followed', async ({ page }) => {
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

test('the search of the browser finds closed answers and hidden tabs, and opens them', async ({ page }) => {
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
  const said = await record(page);
  const figure = page.getByRole('figure').first();
  const button = figure.getByRole('button', { name: /^Copy / });
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('data-copied', 'true');
  expect(await button.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await figure.locator('code').textContent());
  await expect(button).not.toHaveAttribute('data-copied');
  expect(await said()).toEqual(['Copied']);
});
