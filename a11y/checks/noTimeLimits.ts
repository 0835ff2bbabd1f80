import { dom } from '../audit/barriers/plant';
import { watchChanges } from '../audit/measures/changes';
import { expect } from '../findings';
import { openPage } from '../openPage';
import { pressesOn } from '../presses';
import { lostWords, shownWords } from '../shownWords';
import { noteSituation } from '../situations';
import type { Check } from './check';

export const noTimeLimits: Check = {
  criteria: ['2.2.1', '2.2.3', '2.2.5', '2.2.6'],
  claim:
    'Moves the clock forward by an hour, on pages with half-filled forms and after presses; expects no text to go in the first ten seconds, and later text and input to be unchanged but for announcements.',
  on: 'every control',
  operates: {
    'is unchanged after an hour, including typed text': {
      run: async ({ page, path }) => {
        await page.clock.install();
        await openPage(page, path);
        const words = await page.evaluate(shownWords, 'main');
        // The result must not depend on how fast the test types.
        await page.clock.pauseAt(Date.now() + 10_000);
        expect(lostWords(words, await page.evaluate(shownWords, 'main'), '10 seconds later')).toHaveNoFindings();
        const [field] = await page.getByRole('main').getByRole('textbox').all();
        await field?.pressSequentially('name@exam');
        if (field) await noteSituation(page, 'the form is half filled');
        // The first step makes the announcements, and the second one removes them.
        for (const step of [1, 2]) await page.clock.fastForward(step * 10_000);
        await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
        const changes = await watchChanges(page);
        await page.clock.fastForward('01:00:00');
        expect(await changes()).toHaveNoFindings();
        if (field) await expect(field).toBeFocused();
      },
    },
    'shows the result of a press for an hour': {
      run: async ({ page, path }) => expect((await pressesOn(page, path)).temporary).toHaveNoFindings(),
    },
  },
  barriers: {
    'a form that is emptied after 20 minutes': dom<HTMLFormElement>(
      'main form',
      (form) => void setTimeout(() => form.reset(), 20 * 60_000),
    ),
    'text that goes after 3 seconds': dom('main p:last-of-type', (words) => void setTimeout(() => (words.hidden = true), 3000)),
    'a result that goes': dom('main h1', (heading) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Save' });
      const result = Object.assign(document.createElement('output'), { textContent: '' });
      button.addEventListener('click', () => {
        result.textContent = 'Saved';
        setTimeout(() => (result.textContent = ''), 10_000);
      });
      heading.after(button, result);
    }),
  },
};
