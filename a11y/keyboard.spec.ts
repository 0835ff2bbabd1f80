/** Tests the keyboard: tabs, disclosures, menu, radio buttons, and forms. */
import type { Locator, Page } from '@playwright/test';
import { signUp } from '../src/content/pages/account';
import { faq } from './articles';
import { covers } from './covers';
import { answerButtons, menuButton, radios, tipButtons } from './locators';
import { openPage } from './openPage';
import { expect, test } from './test';

const byKey = covers('keyboardControls', '2.1.1', '2.1.3');
const phone = { width: 360, height: 800 };

const tab = (page: Page, index: number) => page.getByRole('tablist').first().getByRole('tab').nth(index);
const question = (page: Page, index: number) => page.getByRole('button', { name: faq[index]?.question });
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Holds a key down. Every press after the first is a repeat. */
async function holdKey(page: Page, key: string, times: number) {
  for (let press = 0; press < times; press++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** Clicks like a screen reader: without a pointer, and without focus. */
const clickVirtually = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

test('arrow keys, Home, and End select a tab and update the URL, and Back selects the previous tab', byKey, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 720 });
  await openPage(page, '/integrations');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const [first, third, last] = [tabs.first(), tabs.nth(2), tabs.last()];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/integrations#[\w-]+$/);
  const url = page.url();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(url);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=tabpanel]:focus, [role=tabpanel] :focus')).toBeVisible();
  await page.goBack();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(url);
});

test('focus follows Back from tab to tab', byKey, async ({ page }) => {
  for (const [path, next] of [
    ['/product', 'ArrowDown'],
    ['/integrations', 'ArrowRight'],
  ] as const) {
    await openPage(page, path);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(next);
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    // A press of the selected tab selects nothing.
    await tabs.last().click();
    await page.goBack();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  }
});

test('tabs in a column are selected with the vertical arrow keys, and tabs in a row with the horizontal ones', byKey, async ({ page }) => {
  await openPage(page, '/product');
  const list = page.getByRole('tablist').first();
  const [first, second] = [list.getByRole('tab').first(), list.getByRole('tab').nth(1)];
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  // The arrow keys follow what is visible, in every window and in a row too.
  for (const [path, next, axis] of [
    ['/product', 'ArrowDown', 'y'],
    ['/integrations', 'ArrowRight', 'x'],
  ] as const) {
    await openPage(page, path);
    for (const width of [1280, 600]) {
      await page.setViewportSize({ width, height: 720 });
      await first.focus();
      await page.keyboard.press(next);
      await expect(second).toBeFocused();
      const [from, to] = [await first.boundingBox(), await second.boundingBox()];
      expect((to?.[axis] ?? 0) - (from?.[axis] ?? 0), `px from a tab to the next, ${path} at ${width} px`).toBeGreaterThan(20);
      await page.keyboard.press('Home');
    }
  }
});

test('arrow keys, Home, and End with a modifier leave the tabs alone', byKey, async ({ page }) => {
  await openPage(page, '/integrations');
  const second = page.getByRole('tablist').first().getByRole('tab').nth(1);
  await second.click();
  for (const modifier of ['Shift', 'Control', 'Control+Shift', 'Meta']) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      await page.keyboard.press(`${modifier}+${key}`);
      await expect.soft(second, `${modifier} and ${key}`).toBeFocused();
      await expect.soft(second).toHaveAttribute('aria-selected', 'true');
    }
  }
});

test('the shortcuts of search work while a tab, a radio button, or a checkbox has focus', byKey, async ({ page }) => {
  const dialog = page.getByRole('dialog');
  for (const [path, control] of [
    ['/product', page.getByRole('tablist').first().getByRole('tab').first()],
    ['/docs/api-reference', radios(page).first()],
    ['/signup', page.getByRole('main').getByRole('checkbox').first()],
  ] as const) {
    await openPage(page, path);
    // On a German keyboard, the slash is Shift and 7.
    for (const key of ['Control+k', '/', 'Shift+/']) {
      await control.focus();
      if (key === 'Shift+/') await control.dispatchEvent('keydown', { key: '/', code: 'Digit7', shiftKey: true });
      else await page.keyboard.press(key);
      await expect(dialog, `${path}: ${key}`).toBeVisible();
      await dialog.getByRole('combobox').press('Escape');
      await expect(control).toBeFocused();
    }
  }
});

test('Enter and Space open one answer at a time, and its question stays in place', byKey, async ({ page }) => {
  await openPage(page, '/resources');
  const [first, third] = [answerButtons(page).first(), answerButtons(page).nth(2)];
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await third.focus();
  const before = await third.boundingBox();
  await page.keyboard.press('Space');
  await expect(third).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(third).toBeFocused();
  const after = await third.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999)), 'px that the question moved').toBeLessThan(2);
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-expanded', 'false');
});

test(
  'Enter opens the menu of narrow viewports, and Escape closes it and returns focus',
  covers('keyboardControls', '2.1.1', '2.1.3', '2.4.3'),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/terms');
    const button = menuButton(page);
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav).toBeHidden();
    await button.press('Enter');
    await expect(nav).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // The links of the menu come next in the tab order.
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link').first()).toBeFocused();
    const [menu, main] = [await nav.boundingBox(), await page.getByRole('main').boundingBox()];
    const bottom = (menu?.y ?? 0) + (menu?.height ?? 0);
    expect((main?.y ?? 0) + 1, 'the menu pushes the page down and covers nothing').toBeGreaterThan(bottom);
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 640 });
    await expect(nav).toBeVisible();
    await expect(button).toBeHidden();
  },
);

test('the checked radio button is the only tab stop of its group, and arrow keys check another', byKey, async ({ page }) => {
  await openPage(page, '/');
  const choices = radios(page);
  await choices.first().focus();
  await expect(choices.first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(choices.nth(1)).toBeFocused();
  await expect(choices.nth(1)).toBeChecked();
  await expect(choices.first()).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.locator('[type=radio]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(choices.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(choices.first()).toBeFocused();
  await expect(choices.first()).toBeChecked();
  // Up and Down act as Left and Right do, and the choices are a ring.
  for (const [key, choice] of [
    ['ArrowUp', choices.nth(1)],
    ['ArrowDown', choices.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(choice).toBeChecked();
  }
});

test('a form can be filled in and submitted with the keyboard alone', byKey, async ({ page }) => {
  await openPage(page, '/signup');
  const { keyboard } = page;
  const main = page.getByRole('main');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return { type: element?.getAttribute('type') ?? '', text: element?.textContent };
    });
  await main.getByRole('textbox').first().focus();
  for (let stop = 0; stop < 30; stop++) {
    const { type, text } = await focused();
    if (type === 'submit') break;
    if (type === 'text' || type === 'password') await keyboard.type('hub and Ada');
    if (type === 'email') await keyboard.type('a@b.example');
    if (type === 'checkbox') await keyboard.press('Space');
    // This button shows the password, and hides it again.
    if (type === 'button') {
      await keyboard.press('Enter');
      await expect.poll(async () => (await focused()).text).not.toBe(text);
      await keyboard.press('Space');
      await expect.poll(async () => (await focused()).text).toBe(text);
    }
    await keyboard.press('Tab');
  }
  for (const box of await main.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: signUp.result.heading })).toBeVisible();
});

test('arrow keys follow the reading direction of a page in Arabic', byKey, async ({ page }) => {
  await page.route('/product', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', '<html lang="ar" dir="rtl"') });
  });
  await openPage(page, '/product');
  await tab(page, 1).click();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 1)).toBeFocused();
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
});

test('a held Enter key opens the menu and an answer once, and shows a password once', byKey, async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/resources');
  for (const control of [menuButton(page), question(page, 0)]) {
    await control.focus();
    await holdKey(page, 'Enter', 4);
    await expect(control).toHaveAttribute('aria-expanded', 'true');
  }
  await openPage(page, '/signin');
  const password = page.locator('main [name=password]');
  await password.press('Tab');
  await holdKey(page, 'Enter', 4);
  await expect(password).toHaveAttribute('type', 'text');
});

test('a held arrow key adds one history entry', byKey, async ({ page }) => {
  await openPage(page, '/product');
  await tab(page, 0).focus();
  const before = await historyLength(page);
  await holdKey(page, 'ArrowRight', 7);
  await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true');
  expect(await historyLength(page), 'history entries').toBe(before + 1);
  await page.goBack();
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
});

test('screen reader clicks operate tabs, menu, answers, tooltips, and radio buttons', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/product');
  await clickVirtually(tab(page, 2));
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await clickVirtually(menuButton(page));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');

  await openPage(page, '/resources');
  await clickVirtually(question(page, 2));
  await expect(question(page, 2)).toHaveAttribute('aria-expanded', 'true');

  await openPage(page, '/pricing');
  await clickVirtually(tipButtons(page).first());
  await expect(page.getByRole('tooltip')).toBeVisible();

  await openPage(page, '/');
  await clickVirtually(radios(page).nth(1));
  await expect(radios(page).nth(1)).toBeChecked();
});
