/** Tests the keyboard: skip link, tabs, disclosures, menu, radio buttons, forms, and scroll containers. */
import { signUp } from '../src/content/pages/account';
import { layoutText } from '../src/content/interface';
import { routeById } from '../src/content/routes';
import { notFound } from '../src/content/siteRoutes';
import { watchChanges } from './audit/measures/changes';
import { controlsOf } from './controls';
import { covers } from './covers';
import type { Finding } from './findings';
import { answerButtons, menuButton, radios, wrapButton } from './locators';
import { operatedPaths, paths } from './pages';
import { openPage } from './openPage';
import { inEveryState, settle } from './states';
import { isAudit } from './isAudit';
import { expect, test } from './test';

const byKey = covers('keyboardControls', '2.1.1', '2.1.3');

test(
  'the skip link is the first tab stop and leads past all navigation, after a client-side navigation too',
  covers('skipLink', '2.4.1'),
  async ({ page }) => {
    const skipLink = page.getByRole('link', { name: layoutText.skipLink });
    const expectSkip = async (where: string) => {
      await skipLink.press('Enter');
      await expect(page.getByRole('main'), where).toBeFocused();
      await page.keyboard.press('Tab');
      const faults = await page.evaluate(() => {
        const stop = document.activeElement;
        const navigation = Array.from(document.querySelectorAll('main nav'));
        const isAfter = (nav: Element) => stop && stop.compareDocumentPosition(nav) & Node.DOCUMENT_POSITION_FOLLOWING;
        return [
          ...(stop?.closest('main') ? [] : [finding(stop, 'is the tab stop after the skip link', 'outside main', 'in main')]),
          ...navigation.filter((nav) => !isAfter(nav)).map((nav) => finding(nav, 'is navigation that the skip link does not skip')),
        ];
      });
      expect(faults, where).toHaveNoFindings();
    };
    // Header and skip link are the same on every page.
    for (const [index, path] of (isAudit ? [...paths, notFound.path] : ['/', '/product', '/docs', notFound.path]).entries()) {
      const width = index % 2 === 0 ? 390 : 1280;
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await expectSkip(`${path} at ${width} px`);
    }
    for (const id of ['docsWebhooks', 'terms'] as const) {
      const { path, label } = routeById(id);
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expectSkip(`${path} after a navigation`);
    }
  },
);

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

for (const path of operatedPaths) {
  test(
    `scroll containers of ${path} are named tab stops, and arrow keys scroll them`,
    covers('scrollRegions', '2.1.1', '2.1.3'),
    async ({ page }) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, path);
        await expect.poll(() => page.evaluate(scrollBoxFaults), `${width} px`).toHaveNoFindings();
      }
      // In narrow windows, code scrolls only while its lines do not wrap.
      const boxes = page.locator('main [role=group][tabindex="0"]:visible');
      if (await wrapButton(page).isVisible()) {
        await wrapButton(page).click();
        await expect(boxes.first()).toBeVisible();
      }
      await expect.poll(() => page.evaluate(scrollBoxFaults), 'without wrapping').toHaveNoFindings();
      for (const box of await boxes.all()) {
        await box.press('ArrowRight');
        await expect
          .poll(() => box.evaluate(({ scrollLeft }) => scrollLeft), (await box.getAttribute('aria-label')) ?? '')
          .toBeGreaterThan(0);
      }
    },
  );
}

/** All of ASCII without the slash, which opens search and can be turned off there (search.spec.ts). */
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((character) => character !== '/');

for (const path of operatedPaths) {
  test(`single characters do nothing on ${path}`, covers('singleLetters', '2.1.4'), async ({ page }) => {
    await page.clock.install();
    await openPage(page, path);
    const check = async (state: string) => {
      await settle(page);
      const changes = await watchChanges(page);
      const controls = await controlsOf(page);
      // First without focus, and in an audit with focus on each control of the page as loaded.
      const count = isAudit && !state ? await controls.evaluate(({ length }) => length) : 0;
      for (let index = -1; index < count; index++) {
        const isTextField = await controls.evaluate((all, at) => {
          all[at]?.focus();
          return document.activeElement?.matches('textarea, select, input:not([type=checkbox], [type=radio])') ?? false;
        }, index);
        if (isTextField) continue;
        for (const character of characters) await page.keyboard.press(character);
        expect(await changes(), state).toHaveNoFindings();
      }
    };
    // These states end by themselves.
    await inEveryState(page, check, ['copy', 'tooltip']);
  });

  test(`keys that scroll, zoom, find, and select on ${path} keep their default action`, byKey, async ({ page }) => {
    await openPage(page, path);
    const prevented = await page.evaluateHandle(() => {
      const keys: string[] = [];
      // After all other listeners, which may stop the event.
      addEventListener('keydown', (event) => setTimeout(() => event.defaultPrevented && keys.push(event.key)), { capture: true });
      scrollTo({ top: 300, behavior: 'instant' });
      return keys;
    });
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Space', 'End', 'Home']) await page.keyboard.press(key);
    // Zoom, find, and select all.
    for (const code of ['Equal', 'Shift+Equal', 'Minus', 'Digit0', 'KeyF', 'KeyA']) await page.keyboard.press(`Control+${code}`);
    const keys = await prevented.jsonValue();
    expect(keys.map((key) => ({ selector: '', what: 'a key without its default action', value: key }))).toHaveNoFindings();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

/** Finds scroll containers that are no named tab stops, and named tab stops that do not scroll. Runs in the page. */
function scrollBoxFaults(): Finding[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main *')).flatMap((element) => {
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || !element.checkVisibility()) return [];
    if (element.role === 'tablist' || element.tagName === 'TEXTAREA') return [];
    const scrolls = element.scrollWidth > element.clientWidth;
    const isStop = element.tabIndex === 0 && element.hasAttribute('tabindex');
    const hasName = element.role === 'group' && Boolean(element.ariaLabel);
    const value = [scrolls ? 'scrolls' : 'does not scroll', isStop ? 'a tab stop' : 'no tab stop', hasName ? 'a name' : 'no name'].join(
      ', ',
    );
    return scrolls === isStop && scrolls === hasName
      ? []
      : [finding(element, 'a scroll container', value, 'a tab stop with a name only if it scrolls')];
  });
}
