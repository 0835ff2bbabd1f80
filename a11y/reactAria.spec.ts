/** Tabs, answers, menu, tooltips and the choice of provider, where React Aria or our wrappers do more than the pattern asks for. */
import type { Locator, Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { frame } from '../src/content/frame';
import { home } from '../src/content/home';
import { routeById } from '../src/routes';
import { covers } from './covers';
import { tipButtons } from './states';
import { expect, holdApp, hydrated, openPage, test } from './test';

/** The tabs of /product by their place: their words are content that imports code samples, which only the build can read. */
const [hub, security, monitoring] = [0, 2, 3];

const tab = (page: Page, place: number) => page.getByRole('tablist').first().getByRole('tab').nth(place);
const question = (page: Page, index: number) => page.getByRole('button', { name: faq[index]?.question });
const menu = (page: Page) => page.getByRole('button', { name: frame.menu });
const entries = (page: Page) => page.evaluate(() => history.length);
const phone = { width: 360, height: 800 };

/** As Playwright holds a key: every press but the first is a repeat. */
async function hold(page: Page, key: string, times: number) {
  for (let press = 0; press < times; press++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** What a screen reader does: a click without a pointer, which moves no focus. */
const clickVirtually = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

test('arrow keys go the way of the words where they run from right to left', covers('controlsByKey', '2.1.1'), async ({ page }) => {
  await page.route('/product', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html dir="rtl" ') });
  });
  await page.setViewportSize(phone);
  await openPage(page, '/product#monitoring');
  const isInRow = async (place: number) => {
    const box = await tab(page, place).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
  };
  await expect.poll(() => isInRow(monitoring)).toBe(true);
  await tab(page, monitoring).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, security)).toBeFocused();
  await expect(tab(page, security)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, hub)).toBeFocused();
  await expect.poll(() => isInRow(hub)).toBe(true);
});

test('Enter that is held down opens the menu and an answer once', covers('controlsByKey', '2.1.1'), async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/resources');
  for (const control of [menu(page), question(page, 0)]) {
    await control.focus();
    await hold(page, 'Enter', 4);
    await expect(control).toHaveAttribute('aria-expanded', 'true');
  }
});

test('the click of a screen reader, which has no pointer, does what a press does', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/product');
  await clickVirtually(tab(page, security));
  await expect(tab(page, security)).toHaveAttribute('aria-selected', 'true');
  await clickVirtually(menu(page));
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');

  await openPage(page, '/resources');
  await clickVirtually(question(page, 2));
  await expect(question(page, 2)).toHaveAttribute('aria-expanded', 'true');

  await openPage(page, '/pricing');
  await clickVirtually(tipButtons(page).first());
  await expect(page.getByRole('tooltip')).toBeVisible();

  await openPage(page, '/');
  const other = page.getByRole('main').getByRole('radio', { checked: false });
  const name = await other.getAttribute('value');
  await clickVirtually(other);
  await expect(page.locator(`main [type=radio][value=${name}]`)).toBeChecked();
});

test('Esc closes the menu after the click of a screen reader, with focus nowhere', covers('controlsByKey', '2.1.1'), async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/terms');
  await clickVirtually(menu(page));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeFocused();
});

test.describe('on a device with mouse and touch', () => {
  test.use({ hasTouch: true, viewport: phone, hasOwnContext: true });

  test('a finger that scrolls the page from a “?” opens no tooltip', covers('hoverContent', '1.4.13'), async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/pricing');
    const button = tipButtons(page).first();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button has no box.');
    const session = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const moved of [10, 40, 80]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test.describe('as time is run on', () => {
  test.use({ hasOwnContext: true });

  for (const speed of [100, 160, 220]) {
    test(`a pointer keeps the tooltip on its slanting way from the “?” to the words, at ${speed} pixels a second`, covers('hoverContent', '1.4.13'), async ({ page }) => {
      await page.clock.install();
      await openPage(page, '/pricing');
      const tip = page.getByRole('tooltip');
      const button = tipButtons(page).first();
      await page.mouse.move(2, 2);
      await button.hover();
      await expect(tip).toBeVisible();
      const [from, to] = [await button.boundingBox(), await tip.boundingBox()];
      if (!from || !to) throw new Error('No box.');
      const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
      const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
      const duration = (Math.hypot(end.x - start.x, end.y - start.y) / speed) * 1000;
      // On a stopped clock, a slow machine moves the pointer no slower.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const step = 20;
      for (let time = 0; time < duration; time += step) {
        const way = Math.min(1, time / duration);
        await page.mouse.move(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way);
        await page.clock.runFor(step);
        expect(await tip.count(), `${Math.round(way * 100)} % of the way`).toBe(1);
      }
      await page.mouse.move(end.x, end.y);
      await page.clock.runFor(1000);
      await expect(tip).toBeVisible();
    });
  }
});

test('Tab scrolls the next “?” into view, and its tooltip stands beside it', covers('hoverContent', '1.4.13'), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/pricing');
  const buttons = await tipButtons(page).all();
  await buttons[0]?.focus();
  for (const button of buttons) {
    await expect(button).toBeFocused();
    const tip = page.getByRole('tooltip');
    await expect(tip).toBeVisible();
    const isBeside = async () => {
      const [at, words] = [await button.boundingBox(), await tip.boundingBox()];
      if (!at || !words) return false;
      const gap = Math.max(words.y - (at.y + at.height), at.y - (words.y + words.height));
      return Math.abs(gap) <= 2 && words.x < at.x + at.width && at.x < words.x + words.width;
    };
    await expect.poll(isBeside, `${await button.textContent()}: above or below it, once the page rests`).toBe(true);
    await page.keyboard.press('Tab');
  }
});

/** Opens a page, goes to a part of it by `choose`, follows the last link of the page, and comes back. */
const parts: readonly { readonly address: string; readonly choose: (page: Page) => Promise<void> }[] = [
  { address: '/product#security', choose: (page) => tab(page, security).click() },
  { address: '/docs/api-reference#errors', choose: (page) => page.locator('main a[href="#errors"]').first().click() },
  { address: `/resources#faq-${faq[4].id}`, choose: (page) => question(page, 4).click() },
];

for (const { address, choose } of parts) {
  test(`Back to ${address} restores the scroll position, and focus on the link that was followed`, covers('routeChange', '2.4.3'), async ({ page }) => {
    await openPage(page, address.replace(/#.*/, ''));
    await choose(page);
    await expect(page).toHaveURL(address);
    const link = page.getByRole('contentinfo').getByRole('link', { name: routeById('privacy').label });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL(routeById('privacy').path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    // And stays so: the browser goes to the fragment in a task after its event.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))));
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
}

test('a link to the page that is shown closes the menu and adds no history entry', covers('routeChange', '2.4.3'), async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/pricing');
  const before = await entries(page);
  await menu(page).click();
  await page.getByRole('navigation', { name: frame.mainNavigation }).getByRole('link', { name: routeById('pricing').label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await entries(page)).toBe(before);
});

test('an arrow key that is held down adds one history entry', covers('controlsByKey', '2.1.1'), async ({ page }) => {
  await openPage(page, '/product');
  await tab(page, hub).focus();
  const before = await entries(page);
  await hold(page, 'ArrowRight', 7);
  await expect(tab(page, monitoring)).toHaveAttribute('aria-selected', 'true');
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(tab(page, hub)).toHaveAttribute('aria-selected', 'true');
});

test('every arrow key counts that is pressed before the app is there', covers('controlsByKey', '2.1.1'), async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/product');
  await tab(page, hub).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await hydrated(page);
  await expect(tab(page, security)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, security)).toBeFocused();
});

test('the choice of provider has a name that can be seen', covers('roles', '4.1.2'), async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    const group = page.getByRole('main').getByRole('group', { name: home.hero.providerLabel });
    await expect(group.getByText(home.hero.providerLabel, { exact: true })).toBeVisible();
  }
});
