import type { Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { watchChanges } from './audit/measures/changes';
import { controlsOf } from './controls';
import { covers } from './covers';
import { inEveryState } from './states';
import { expect, isAudit, openPage, paths, samplePaths, test } from './test';
import { endless, type Stop, walk, walkBack } from './walk';

const byKey = covers('controlsByKey', '2.1.1', '2.1.3');
const scrolling = covers('scrollRegions', '2.1.1', '2.1.3');
const walking = covers('keyboardWalk', '2.1.1', '2.1.2', '2.1.3', '2.4.3');

/** Every control that can be seen is a stop, or the choice of its group is; no stop comes twice, none traps. */
async function expectWalk(page: Page): Promise<readonly Stop[]> {
  const forward = await walk(page);
  for (const { what, outline, outlineStyle, isInView, isOnTop } of forward) {
    expect(outlineStyle, what).toBe('solid');
    expect(outline, what).toBeGreaterThanOrEqual(2);
    expect(isInView, what).toBe(true);
    expect(isOnTop, `${what} is covered`).toBe(true);
  }
  expect(forward[0]?.what).toBe('A Skip to main content');
  expect(forward.length).toBeGreaterThan(20);
  expect(forward.length).toBeLessThan(endless);
  expect(forward.at(-1)?.what).toContain('LinkedIn');
  expect(forward.map(({ place }) => place), 'each stop comes once').toEqual(forward.map((_, index) => index));
  expect(await missedStops(page)).toEqual([]);
  return forward;
}

/** Controls that are no stop although they can be seen; and stops that come in another order than the page has them. */
function missedStops(page: Page) {
  return page.evaluate(() => {
    const { elements } = walkRecorder;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [contenteditable], [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=radio]',
    );
    const missed = Array.from(controls).filter((control) => {
      // Of tabs and radio buttons, the chosen one is the stop, and arrows lead to the others.
      const group = control.closest('[role=tablist], [role=radiogroup], fieldset:has([type=radio])');
      const isReached = group ? elements.some((element) => group.contains(element)) : elements.includes(control);
      return !isReached && control.checkVisibility({ visibilityProperty: true });
    });
    const unordered = elements.filter((element, index) => {
      const next = elements[index + 1];
      return next && !(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    return [...missed.map((element) => `no stop: ${element.outerHTML.slice(0, 100)}`), ...unordered.map((element) => `before its turn: ${element.outerHTML.slice(0, 100)}`)];
  });
}

for (const width of [320, 1280]) {
  for (const path of width === 320 ? samplePaths : paths) {
    test(`${path} can be walked with Tab and back, ${width} px wide: each stop shows, none traps`, walking, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const forward = await expectWalk(page);
      const back = await walkBack(page);
      expect(back.map(({ what }) => what).toReversed()).toEqual(forward.map(({ what }) => what));
      expect(back.map(({ place }) => place).toReversed()).toEqual(forward.map(({ place }) => place));
    });

    if (isAudit) {
      test(`${path} can be walked in every state, ${width} px wide`, walking, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, path);
        await inEveryState(page, async (state) => {
          await test.step(state || 'as it loads', () => expectWalk(page));
        });
      });
    }
  }
}

test('the skip link leads past the header, and does so after a client navigation too', covers('skipLink', '2.4.1'), async ({ page }) => {
  await openPage(page, '/terms');
  for (const heading of ['Terms', 'Privacy']) {
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  }
});

for (const path of samplePaths) {
  test(`${path}: the skip link leads past the header`, covers('skipLink', '2.4.1'), async ({ page }) => {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true);
  });
}

test('tabs: arrows choose, the address follows, Back returns, Tab goes to the panel', byKey, async ({ page }) => {
  await openPage(page, '/product');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Hub').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Security')).toBeFocused();
  await expect(tab('Security')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/product#security');
  await page.keyboard.press('Home');
  await expect(tab('Hub')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('Monitoring')).toHaveAttribute('aria-selected', 'true');
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect(tab('Monitoring')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true);
  await page.goBack();
  await expect(tab('Hub')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Security')).toHaveAttribute('aria-selected', 'true');
});

test('answers: Enter and Space open and close, one at a time, and the question stays where it is', byKey, async ({ page }) => {
  await openPage(page, '/resources');
  const [first, , third] = faq.map(({ question }) => page.getByRole('button', { name: question }));
  if (!first || !third) throw new Error('The FAQ has fewer than three questions.');
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

test('the menu: the toggle opens it, Esc closes it and returns focus, growing the window shows the navigation', byKey, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/terms');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav).toBeHidden();
  await toggle.press('Enter');
  await expect(nav).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  // Next in order is the menu itself.
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link').first()).toBeFocused();
  // It pushes the page down and covers nothing.
  const [menu, main] = [await nav.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((main?.y ?? 0) + 1).toBeGreaterThan((menu?.y ?? 0) + (menu?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(nav).toBeVisible();
  await expect(toggle).toBeHidden();
});

test('toggles: one stop, on the choice, and arrows choose', byKey, async ({ page }) => {
  await openPage(page, '/');
  const choices = page.getByRole('main').getByRole('radio');
  const checked = () => choices.evaluateAll((all) => all.findIndex((choice) => (choice as HTMLInputElement).checked));
  await choices.first().focus();
  expect(await checked()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(choices.nth(1)).toBeFocused();
  expect(await checked()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe('radio');
  await page.keyboard.press('Shift+Tab');
  await expect(choices.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(choices.first()).toBeFocused();
  expect(await checked()).toBe(0);
});

test('Copy: Enter and Space copy, and focus stays', byKey, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await openPage(page, '/product');
  const figure = page.getByRole('figure').first();
  const button = figure.getByRole('button', { name: /^Copy / });
  for (const key of ['Enter', 'Space']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button.press(key);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await figure.locator('code').textContent());
    await expect(button).toBeFocused();
  }
});

test('a form can be filled in, looked over and sent', byKey, async ({ page }) => {
  await openPage(page, '/signup');
  const { keyboard } = page;
  const boxes = page.getByRole('textbox');
  await boxes.first().focus();
  for (let stop = 0; stop < 30; stop++) {
    const now = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element instanceof HTMLInputElement ? element.type : element?.textContent;
    });
    if (now === 'text' || now === 'password') await keyboard.type('hub and key and Ada');
    if (now === 'email') await keyboard.type('ada@example.com');
    if (now === 'checkbox') await keyboard.press('Space');
    if (now?.startsWith('Show ')) {
      await keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Hide /);
      await keyboard.press('Space');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(now);
    }
    if (now === (await page.getByRole('main').locator('button[type=submit]').textContent())) break;
    await keyboard.press('Tab');
  }
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await expect(box).toBeChecked();
  await keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Nothing was sent' })).toBeVisible();
});

test('a form is sent with Enter from a field, and Enter follows the links of its summary', byKey, async ({ page }) => {
  await openPage(page, '/signin');
  const email = page.getByRole('textbox').first();
  await email.press('Enter');
  const summary = page.getByRole('group', { name: /^Please check/ });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
});

for (const path of samplePaths) {
  test(`${path}: what scrolls is a stop for Tab with a name, only while it scrolls, and arrows scroll it`, scrolling, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, path);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
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
      await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft), await box.getAttribute('aria-label') ?? '').toBeGreaterThan(0);
    }
  });

  test(`${path}: single letters do nothing`, covers('singleLetters', '2.1.4'), async ({ page }) => {
    await openPage(page, path);
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
    for (let index = 0; index < (await controls.evaluate(({ length }) => length)); index++) {
      const isText = await controls.evaluate((all, at) => {
        all[at]?.focus();
        return document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false;
      }, index);
      if (!isText) await pressAll();
    }
  });
}
