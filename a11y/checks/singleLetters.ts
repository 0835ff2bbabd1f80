import { dom } from '../audit/barriers/plant';
import { watchChanges } from '../audit/measures/changes';
import { controlsOf } from '../controls';
import { expect } from '../findings';
import { isAudit } from '../isAudit';
import { openPage } from '../openPage';
import { inEveryState, settle } from '../states';
import type { Check } from './check';

export const singleLetters: Check = {
  criteria: ['2.1.4'],
  claim:
    'Presses each character of a keyboard but “/” outside text fields; expects that nothing happens, in an audit also with focus on one control of each kind, and in states of the page. “/” opens the search and can be turned off.',
  on: 'every control',
  operates: {
    'single characters do nothing': {
      run: async ({ page, path }) => {
        await page.clock.install();
        await openPage(page, path);
        const check = async (state: string) => {
          await settle(page);
          const changes = await watchChanges(page);
          const controls = await controlsOf(page, false);
          // First without focus, and in an audit with focus on a control of each kind of the page as loaded.
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
      },
    },
  },
  barriers: {
    'a letter as a shortcut': dom('html', () =>
      addEventListener('keydown', ({ key }) => key === 's' && document.querySelector<HTMLElement>('footer a[href="/status"]')?.click()),
    ),
    'a digit as a shortcut': dom('html', () =>
      addEventListener('keydown', ({ key }) => key === '7' && document.querySelector<HTMLElement>('footer a[href="/status"]')?.click()),
    ),
  },
};

/** All of ASCII without the slash, which opens search and can be turned off there (search.spec.ts). */
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((character) => character !== '/');
