import { css } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import { wrapButton } from '../locators';
import { openPage } from '../openPage';
import type { Check } from './check';

export const scrollRegions: Check = {
  criteria: ['2.1.1', '2.1.3'],
  claim:
    'Expects scroll containers at 320 and 1280 px to be tab stops with a name while they scroll, and only then, and to scroll with an arrow key.',
  on: 'every control',
  operates: {
    'scroll containers are named tab stops, and arrow keys scroll them': {
      run: async ({ page, path }) => {
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
    },
  },
  barriers: { 'text that only a pointer scrolls': css('main p', 'overflow-x: auto; white-space: nowrap') },
};

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
