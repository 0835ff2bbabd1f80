import { dom } from '../audit/barriers/plant';
import { watchChanges } from '../audit/measures/changes';
import { endByThemselves, watchWindows } from '../context';
import { controlsOf } from '../controls';
import { expect } from '../findings';
import { isAudit } from '../isAudit';
import { openPage } from '../openPage';
import { inEveryState, settle } from '../states';
import type { Check } from './check';

export const onFocus: Check = {
  criteria: ['3.2.1', '3.2.5'],
  claim: 'Focuses and leaves one control of each kind, or in an audit each control, also in states of the page; expects at most a tooltip.',
  on: 'every control',
  operates: {
    'focus and blur change nothing': {
      run: async ({ page, path }) => {
        await page.clock.install();
        const openedWindows = await watchWindows(page);
        await openPage(page, path);
        const check = async (state: string) => {
          await settle(page);
          const controls = await controlsOf(page, isAudit && !state);
          const count = await controls.evaluate(({ length }) => length);
          expect(count).toBeGreaterThan(0);
          const changes = await watchChanges(page);
          for (let index = 0; index < count; index++) {
            const lost = await controls.evaluate((all, at) => {
              const control = finding(all[at] ?? null, 'loses focus');
              all[at]?.focus({ focusVisible: true } as FocusOptions);
              return control;
            }, index);
            // This is longer than the delay of a tooltip.
            await page.clock.runFor(1000);
            const hasFocus = await controls.evaluate((all, at) => document.activeElement === all[at], index);
            expect(hasFocus ? [] : [lost]).toHaveNoFindings();
            expect(await changes(), `after focus on ${lost.selector}`).toHaveNoFindings();
          }
          expect(await openedWindows()).toHaveNoFindings();
        };
        await inEveryState(page, check, endByThemselves);
      },
    },
  },
  barriers: {
    'a link that focus follows': dom('main a', (link) => link.addEventListener('focus', () => link.click())),
    'a window that focus opens': dom('main a', (link) => link.addEventListener('focus', () => void window.open('/signup'))),
  },
};
