import type { Locator } from '@playwright/test';
import { css, dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { isAudit } from '../isAudit';
import { tipButtons } from '../locators';
import { openPage } from '../openPage';
import { unchangedBy } from '../unchangedBy';
import type { Check } from './check';

export const hoverContent: Check = {
  criteria: ['1.4.13'],
  claim:
    'Hovers, focuses, and taps the first tooltip of a page; expects it to stay, to let the pointer in, to close with Escape and a tap elsewhere, and none while a finger scrolls. Tabs to each at 320 px; expects it beside its button. Hovers each kind of control; expects at most a tooltip, and no title attribute. In an audit, hovers each tooltip, and the controls of every page and its states.',
  on: ['tooltip'],
  views: ['desktop'],
  measure: hoverContentFaults,
  operates: {
    'a tap opens a tooltip, a tap elsewhere closes it, and a finger that scrolls opens none': {
      use: { hasTouch: true },
      run: async ({ page, path }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.clock.install();
        await openPage(page, path);
        const button = tipButtons(page).first();
        await button.tap();
        await expect(page.getByRole('tooltip')).toBeVisible();
        await page.getByRole('heading', { level: 1 }).tap();
        await expect(page.getByRole('tooltip')).toBeHidden();
        await button.scrollIntoViewIfNeeded();
        const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        const touchPoints = [0, 10, 40, 80].map((moved) => [{ x: x + width / 2, y: y + height / 2 - moved }]);
        const session = await page.context().newCDPSession(page);
        for (const [step, points] of [...touchPoints, []].entries()) {
          const type = step === 0 ? 'touchStart' : points.length > 0 ? 'touchMove' : 'touchEnd';
          await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
        }
        await page.clock.runFor(1000);
        await expect(page.getByRole('tooltip')).toHaveCount(0);
      },
    },
    'a tooltip stays while the pointer moves onto it, and closes on Escape': {
      run: async ({ page, path }) => {
        await page.clock.install();
        await openPage(page, path);
        const tip = page.getByRole('tooltip');
        const triggers = await tipButtons(page).all();
        // React Aria ignores the first movement of a pointer.
        await page.mouse.move(2, 2);
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
        for (const trigger of isAudit ? triggers : triggers.slice(0, 1)) {
          await trigger.hover();
          await page.clock.runFor(1000);
          await expect(tip).toBeVisible();
          const [from, to] = [await trigger.boundingBox(), await tip.boundingBox()];
          if (!from || !to) throw new Error('No box.');
          const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
          const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
          // Diagonally, at 100 pixels per second. With a paused clock, a slow machine does not slow the pointer down.
          const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / 2);
          for (let step = 1; step <= steps; step++) {
            await page.mouse.move(start.x + ((end.x - start.x) * step) / steps, start.y + ((end.y - start.y) * step) / steps);
            await page.clock.runFor(20);
            await expect(tip, `${await trigger.textContent()}, ${step} of ${steps} steps`).toBeVisible();
          }
          await page.clock.runFor(10_000);
          await expect(tip).toBeVisible();
          await page.keyboard.press('Escape');
          await page.clock.runFor(1000);
          await expect(tip).toBeHidden();
          await page.mouse.move(2, 2);
          await page.clock.runFor(2000);
        }
      },
    },
    'Tab scrolls the next tooltip button into view, with its tooltip beside it': {
      run: async ({ page, path }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await openPage(page, path);
        const buttons = await tipButtons(page).all();
        await buttons[0]?.focus();
        for (const button of buttons) {
          await expect(button).toBeFocused();
          const tip = page.getByRole('tooltip');
          const isBeside = async () => {
            const [at, words] = [await button.boundingBox(), await tip.boundingBox()];
            if (!at || !words) return false;
            const gap = Math.max(words.y - (at.y + at.height), at.y - (words.y + words.height));
            return Math.abs(gap) <= 2 && words.x < at.x + at.width && at.x < words.x + words.width;
          };
          await expect.poll(isBeside, (await button.textContent()) ?? '').toBe(true);
          await page.keyboard.press('Tab');
        }
      },
    },
    'a tooltip starts at its term in a browser whose language is Arabic': {
      use: { locale: 'ar' },
      run: async ({ page, path }) => {
        await openPage(page, path);
        const trigger = tipButtons(page).first();
        await trigger.focus();
        const left = async (target: Locator) => (await target.boundingBox())?.x;
        expect(await left(page.getByRole('tooltip'))).toBeCloseTo((await left(trigger.locator('span').first())) ?? NaN, 0);
      },
    },
    'only tooltips appear on hover': {
      on: ['menu', 'tooltip'],
      ...unchangedBy(async (control, page) => {
        // The skip link is out of view until it has focus.
        if (await control.evaluate((element) => element.getBoundingClientRect().bottom + scrollY <= 0)) return;
        await page.mouse.move(2, 2);
        await page.clock.runFor(2000);
        await control.hover();
        // This is longer than the delay of a tooltip.
        await page.clock.runFor(1000);
      }),
    },
  },
  barriers: {
    'a tooltip that Escape leaves open': dom('html', () =>
      addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), { capture: true }),
    ),
    'a tooltip that the pointer cannot enter': css('[role=tooltip]', 'pointer-events: none'),
    'a title attribute': dom('main h1', (heading) => (heading.title = 'Our prices')),
    'a menu on hover': dom('main a', (link) => link.addEventListener('mouseenter', () => link.after('More'))),
  },
};

export function hoverContentFaults() {
  return Array.from(document.querySelectorAll('body [title]:not([title=""])'), (element) =>
    finding(element, 'has a title attribute, for mice only'),
  );
}
