import type { Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { expect, openPage, paths, test } from './test';

/** What the element that has focus looks like; null when it is the body. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const inside = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    return {
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      outline: Number.parseFloat(style.outlineWidth),
      outlineStyle: style.outlineStyle,
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      // The middle of what is in view of it.
      isOnTop: inside(
        (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
        (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
      ),
    };
  });
}

for (const width of [320, 1280]) {
  for (const path of paths) {
    test(`${path} can be walked with Tab and back, ${width} px wide: each stop shows, none traps`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const forward: string[] = [];
      // Past any page's number of stops; the walk ends where focus leaves the document.
      for (let stop = 0; stop < 300; stop++) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (!now) break;
        expect(now.outlineStyle, now.what).toBe('solid');
        expect(now.outline, now.what).toBeGreaterThanOrEqual(2);
        expect(now.isInView, now.what).toBe(true);
        expect(now.isOnTop, `${now.what} is covered`).toBe(true);
        forward.push(now.what);
      }
      expect(forward[0]).toBe('A Skip to main content');
      expect(forward.length).toBeGreaterThan(20);
      expect(forward.length).toBeLessThan(300);
      expect(forward.at(-1)).toContain('LinkedIn');

      // The way back is the same at any width.
      if (width === 320) return;
      const back: string[] = [];
      for (let stop = 0; stop < forward.length; stop++) {
        await page.keyboard.press('Shift+Tab');
        back.push((await focused(page))?.what ?? 'body');
      }
      expect(back.toReversed()).toEqual(forward);
    });
  }
}

test('the skip link leads past the header, and does so after a client navigation too', async ({ page }) => {
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

test('tabs: arrows choose, the address follows, Back returns, Tab goes to the panel', async ({ page }) => {
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

test('tabs: a press that slides off selects nothing (WCAG 2.5.2)', async ({ page }) => {
  await openPage(page, '/product');
  const security = page.getByRole('tab', { name: 'Security' });
  await security.hover();
  await page.mouse.down();
  await expect(security).toHaveAttribute('aria-selected', 'false');
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(security).toHaveAttribute('aria-selected', 'false');
  await security.click();
  await expect(security).toHaveAttribute('aria-selected', 'true');
});

test('answers: Enter and Space open and close, one at a time, and the question stays where it is', async ({ page }) => {
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

test('the menu: the toggle opens it, Esc closes it and returns focus, growing the window shows the navigation', async ({
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

test('a tooltip opens on focus, stays, and Esc closes it alone', async ({ page }) => {
  await openPage(page, '/pricing');
  const trigger = page.getByRole('button', { name: /^About / }).first();
  const tip = page.getByRole('tooltip');
  await page.keyboard.press('Tab');
  await trigger.focus();
  await expect(tip).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-describedby', /.+/);
  await page.waitForTimeout(3000);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a tooltip opens on hover, the pointer can rest on it, and it opens on a tap', async ({ page, browser }) => {
  await openPage(page, '/pricing');
  const trigger = page.getByRole('button', { name: /^About / }).first();
  const tip = page.getByRole('tooltip');
  // React Aria takes the first movement as the start of pointing.
  await page.mouse.move(5, 5);
  await trigger.hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await page.waitForTimeout(1500);
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip).toBeHidden();

  const phone = await browser.newPage({ hasTouch: true, viewport: { width: 360, height: 640 }, baseURL: new URL(page.url()).origin });
  await openPage(phone, '/pricing');
  await phone.getByRole('button', { name: /^About / }).first().tap();
  await expect(phone.getByRole('tooltip')).toBeVisible();
  await phone.getByRole('heading', { level: 1 }).tap();
  await expect(phone.getByRole('tooltip')).toBeHidden();
  await phone.close();
});

test('single letters do nothing (WCAG 2.1.4)', async ({ page }) => {
  await openPage(page, '/docs');
  const before = await page.content();
  for (const letter of 'abcdefghijklmnopqrstuvwxyz/?') await page.keyboard.press(letter);
  expect(await page.content()).toBe(before);
  await expect(page).toHaveURL('/docs');
});
