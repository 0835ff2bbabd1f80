/** What keys do: skip link, tabs, answers, menu, choices, copying, forms and boxes that scroll; and that single letters do nothing. */
import type { Page } from '@playwright/test';
import { signUp } from '../src/content/account';
import { frame } from '../src/content/frame';
import { routeById } from '../src/routes';
import { watchChanges } from './audit/measures/changes';
import { controlsOf, untriedOf } from './controls';
import { covers } from './covers';
import { answerButtons, copyButtons, errorSummary, menuButton, radios } from './locators';
import { test as lookTest } from './sharedPage';
import { expect, isAudit, openPage, samplePaths, test } from './test';

const byKey = covers('controlsByKey', '2.1.1', '2.1.3');
const scrolling = covers('scrollRegions', '2.1.1', '2.1.3');

const skipLink = (page: Page) => page.getByRole('link', { name: frame.skipLink });

/** Whether focus is inside an element that matches. */
const hasFocusIn = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

test('the skip link leads past the header, and does so after a client navigation too', covers('skipLink', '2.4.1'), async ({ page }) => {
  await openPage(page, '/terms');
  const heading = page.getByRole('heading', { level: 1 });
  const first = await heading.textContent();
  const useSkipLink = async () => {
    await skipLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await hasFocusIn(page, 'main')).toBe(true);
  };
  await useSkipLink();
  await page.getByRole('contentinfo').getByRole('link', { name: routeById('privacy').label, exact: true }).click();
  await expect(heading).not.toHaveText(first ?? '');
  await useSkipLink();
});

test('tabs: arrows choose, the address follows, Back returns, Tab goes to the panel', byKey, async ({ page }) => {
  await openPage(page, '/product');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const [first, third, last] = [tabs.first(), tabs.nth(2), tabs.last()];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/product#[\w-]+$/);
  const address = page.url();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).not.toBe(address);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  expect(await hasFocusIn(page, '[role=tabpanel]')).toBe(true);
  await page.goBack();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(address);
});

test('answers: Enter and Space open and close, one at a time, and the question stays where it is', byKey, async ({ page }) => {
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
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(2);
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-expanded', 'false');
});

test('the menu: its button opens it, Esc closes it and returns focus, and a wide window shows the navigation', covers('controlsByKey', '2.1.1', '2.1.3', '2.4.3'), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/terms');
  const button = menuButton(page);
  const nav = page.getByRole('banner').getByRole('navigation');
  await expect(nav).toBeHidden();
  await button.press('Enter');
  await expect(nav).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // Its links come next in the tab order.
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link').first()).toBeFocused();
  // It pushes the page down and covers nothing.
  const [menu, main] = [await nav.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((main?.y ?? 0) + 1).toBeGreaterThan((menu?.y ?? 0) + (menu?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(nav).toBeVisible();
  await expect(button).toBeHidden();
});

test('choices: the selected one is the only tab stop, and arrows select', byKey, async ({ page }) => {
  await openPage(page, '/');
  const choices = radios(page);
  await choices.first().focus();
  await expect(choices.first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(choices.nth(1)).toBeFocused();
  await expect(choices.nth(1)).toBeChecked();
  await expect(choices.first()).not.toBeChecked();
  await page.keyboard.press('Tab');
  expect(await hasFocusIn(page, '[type=radio]')).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(choices.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(choices.first()).toBeFocused();
  await expect(choices.first()).toBeChecked();
});

test('copy buttons: Enter and Space copy, and focus stays', byKey, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await openPage(page, '/product');
  const button = copyButtons(page).first();
  const code = await page.getByRole('figure').filter({ has: button }).locator('code').textContent();
  for (const key of ['Enter', 'Space']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button.press(key);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expect(button).toBeFocused();
  }
});

test('a form can be filled in, checked and sent', byKey, async ({ page }) => {
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
    // Shows the password, and hides it.
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

test('a form is sent with Enter from a field, and Enter follows the links of its error summary', byKey, async ({ page }) => {
  await openPage(page, '/signin');
  const email = page.getByRole('textbox').first();
  await email.press('Enter');
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
});

/** The HTML of the controls on which this worker has pressed each letter. */
const typedAt = new Set<string>();

for (const path of samplePaths) {
  test.describe(path, () => {
    // In order and in one worker: the tests share the page.
    test.describe.configure({ mode: 'default' });

    lookTest('single letters do nothing', covers('singleLetters', '2.1.4'), async ({ look }) => {
      const page = await look(path);
      const changes = await watchChanges(page);
      const before = await page.content();
      const pressAll = async () => {
        for (const letter of 'abcdefghijklmnopqrstuvwxyz/?') await page.keyboard.press(letter);
        expect(await changes()).toEqual([]);
      };
      await pressAll();
      expect(await page.content()).toBe(before);
      if (!isAudit) return;
      // The same with focus on each kind of control but text fields, which letters are for.
      const controls = await controlsOf(page);
      for (const index of await untriedOf(controls, typedAt)) {
        const isText = await controls.evaluate((all, at) => {
          all[at]?.focus();
          return document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false;
        }, index);
        if (!isText) await pressAll();
      }
    });

    lookTest('keys that scroll the page are left to the browser', byKey, async ({ look }) => {
      const page = await look(path);
      const taken = await page.evaluateHandle(() => {
        const found: string[] = [];
        addEventListener('keydown', (event) => void (event.defaultPrevented && found.push(event.key)));
        scrollTo({ top: 300, behavior: 'instant' });
        return found;
      });
      for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Space', 'End', 'Home']) await page.keyboard.press(key);
      expect(await taken.jsonValue()).toEqual([]);
      // What comes last has the word.
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    lookTest('boxes that scroll are tab stops with a name, only while they scroll, and arrows scroll them', scrolling, async ({ look, page }) => {
      for (const width of [1280, 320]) {
        await look(path, { width });
        await expect
          .poll(() =>
            page.evaluate(() =>
              [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
                if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || !element.checkVisibility()) return [];
                if (element.role === 'tablist' || element.tagName === 'TEXTAREA') return [];
                const scrolls = element.scrollWidth > element.clientWidth;
                const isStop = element.tabIndex === 0 && element.hasAttribute('tabindex');
                const hasName = element.role === 'group' && Boolean(element.ariaLabel);
                return scrolls === isStop && scrolls === hasName ? [] : [element.outerHTML.slice(0, 120)];
              }),
            ),
          )
          .toEqual([]);
      }
      for (const box of await page.locator('main [role=group][tabindex="0"]:visible').all()) {
        await box.press('ArrowRight');
        await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft), (await box.getAttribute('aria-label')) ?? '').toBeGreaterThan(0);
        await box.evaluate((element) => (element.scrollLeft = 0));
      }
    });

    lookTest('arrows choose in each group of choices and tabs, and lead back', byKey, async ({ look }) => {
      const page = await look(path);
      const kinds = ['[role=tablist]:visible', '[role=radiogroup]:visible', 'fieldset:visible:has([type=radio])'].map((kind) => page.locator(kind).all());
      // In an audit, all of each kind.
      for (const group of (await Promise.all(kinds)).flatMap((groups) => groups.slice(0, isAudit ? groups.length : 1))) {
        const chosen = group.locator('[aria-selected=true], [aria-checked=true], :checked');
        const first = await chosen.elementHandle();
        const isChosen = () => first?.evaluate((choice) => choice.matches('[aria-selected=true], [aria-checked=true], :checked'));
        const what = await group.evaluate((element) => element.outerHTML.slice(0, 100));
        await chosen.press('ArrowRight');
        await expect.poll(isChosen, `→ in ${what}`).toBe(false);
        await chosen.press('ArrowLeft');
        await expect.poll(isChosen, `← in ${what}`).toBe(true);
      }
    });

    // Last: it changes the address.
    lookTest('the skip link comes first and leads past the header', covers('skipLink', '2.4.1'), async ({ look }) => {
      const page = await look(path);
      await page.evaluate(() => {
        scrollTo(0, 0);
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.removeAttribute('tabindex');
      });
      await page.keyboard.press('Tab');
      await expect(skipLink(page)).toBeFocused();
      await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await hasFocusIn(page, 'main, footer')).toBe(true);
    });
  });
}
