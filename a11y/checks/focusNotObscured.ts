import { css } from '../audit/barriers/plant';
import { controlsOf } from '../controls';
import { expect } from '../findings';
import { openPage } from '../openPage';
import { returnTo } from '../situations';
import { walksOf } from '../tabStops';
import { startRecorder } from '../walk';
import type { Check } from './check';

export const focusNotObscured: Check = {
  criteria: ['2.4.11', '2.4.12'],
  claim:
    'Expects that nothing covers the focused element at each tab stop, forward and back, and after a press of one control of each kind, or in an audit of each control. The narrow window is 320 × 256 CSS px. An audit repeats the walk in states of the page.',
  on: 'every style',
  reads: {
    // The way back counts too, because sticky elements at the top cover elements that come from below.
    'nothing covers the focused element': async ({ look, path }) => {
      for (const { state, width, forward, backward } of await walksOf(look, path)) {
        returnTo(state, width);
        expect(forward.length).toBeGreaterThan(0);
        const covered = [...forward, ...backward].filter((stop) => stop.covered.length > 0);
        const found = covered.map(({ selector, what, covered: points }) => ({
          selector,
          what: `“${what}” is covered`,
          value: points.join('; '),
        }));
        expect.soft(found, `${width} px ${state}`).toHaveNoFindings();
      }
    },
  },
  operates: {
    'nothing covers the focused element after a press': {
      on: 'every control',
      run: async ({ page, path }) => {
        await page.clock.install();
        await openPage(page, path);
        await page.evaluate(startRecorder);
        const controls = await controlsOf(page);
        const count = await controls.evaluate(({ length }) => length);
        for (let index = 0; index < count; index++) {
          const what = await controls.evaluate((all, at) => {
            const control = all[at];
            // Links lead to other pages, and an earlier press may have hidden the control.
            if (
              !control?.matches('button, [role=tab], summary, [type=checkbox], [type=radio]') ||
              !control.checkVisibility({ visibilityProperty: true })
            )
              return '';
            control.focus();
            return control.outerHTML.slice(0, 100);
          }, index);
          if (!what) continue;
          await page.keyboard.press('Space');
          // A message appears after 100 ms, and would move the next control.
          await page.clock.runFor(150);
          const covered = () =>
            page.evaluate(() => {
              const { activeElement: element } = document;
              if (!element || element === document.body || element.matches('main, [role=group]')) return [];
              const points = walkRecorder.covered(element);
              return points.length > 0 ? [finding(element, 'is covered', points.join('; '), 'in view')] : [];
            });
          // A dialog is there a moment before it takes focus.
          await expect.configure({ soft: true }).poll(covered, `after a press of ${what}`).toHaveNoFindings();
        }
      },
    },
  },
  barriers: {
    'a bar over the page': css(
      'body::after',
      "content: ''; position: fixed; inset: auto 0 0; block-size: 12rem; background: Canvas; z-index: 99",
    ),
  },
};
