/** Changes after input, and after time: what tells of them, and what stays. */
import type { ElementHandle, Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { watchChanges } from '../audit/measures/changes';
import { expect } from '../findings';
import { openPage } from '../openPage';
import { pressesOn } from '../presses';
import { lostWords, shownWords } from '../shownWords';
import { noteSituation } from '../situations';
import { endByThemselves, inEveryState } from '../states';
import type { Check } from './check';

export const announcedChanges: Check = {
  criteria: ['2.4.3', '4.1.2', '4.1.3'],
  claim:
    'Presses one control of each kind, or in an audit each control; expects the control, focus, or a live region to tell of each change, and focus not to be lost.',
  on: 'every control',
  operates: {
    'announces changes by the control, by focus, or in a live region': {
      run: async ({ page, path }) => {
        const { unannounced, visualOnly, focusLost } = await pressesOn(page, path);
        expect.soft(unannounced).toHaveNoFindings();
        expect.soft(visualOnly, 'looks different with the same name and state').toHaveNoFindings();
        expect.soft(focusLost, 'at once or an hour later').toHaveNoFindings();
      },
    },
  },
  barriers: {
    'a silent change': dom('main h1', (heading) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Count' });
      const sum = Object.assign(document.createElement('p'), { textContent: '0 calls' });
      button.addEventListener('click', () => (sum.textContent = '7 calls'));
      heading.after(button, sum);
    }),
    'a button that goes when it is pressed': dom('main h1', (heading) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Dismiss' });
      button.addEventListener('click', () => button.remove());
      heading.after(button);
    }),
  },
};

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

export const onInput: Check = {
  criteria: ['3.2.2'],
  claim:
    'Changes the value of each visible field and choice of the tested pages; expects the page to stay and focus to stay in the field or its group. An audit repeats it in states of the page.',
  on: 'every control',
  operates: {
    'changing a control moves neither the page nor its focus': {
      run: async ({ page, path }) => {
        await openPage(page, path);
        const check = async () => {
          const before = await contextOf(page);
          // Every page has the theme control.
          const fields = page.locator('input, select, textarea, [role=tab][aria-selected=true]').locator('visible=true');
          expect(await fields.count()).toBeGreaterThan(0);
          for (const field of await fields.elementHandles()) {
            // A hidden panel contains this field since another tab was selected.
            if (await field.isVisible()) expect(await changeFaults(page, field, before)).toHaveNoFindings();
          }
        };
        await inEveryState(page, check, endByThemselves);
      },
    },
  },
  barriers: {
    'input that leads to another page': dom('main input', (field) =>
      field.addEventListener('input', () => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click()),
    ),
    'input that moves focus': dom('main input', (field) =>
      field.addEventListener('input', () => document.querySelector<HTMLElement>('footer a')?.focus()),
    ),
  },
};

/** Returns what a page is about. The hash may follow the selected tab, and `q` the query of a search. */
const contextOf = (page: Page) =>
  page.evaluate(() => {
    const url = new URL(location.href);
    url.hash = '';
    url.searchParams.delete('q');
    return [url.href, document.title, document.querySelector('h1')?.textContent].join(', ');
  });

/** The key that changes a field of a type or role. A character changes the others. */
const keyOf: Readonly<Record<string, string>> = {
  tab: 'ArrowRight',
  radio: 'ArrowRight',
  'select-one': 'ArrowDown',
  number: 'ArrowUp',
  range: 'ArrowUp',
  checkbox: 'Space',
  switch: 'Space',
};

/** Changes the value of a field with one key. Returns changes of the page, and of the place of focus. */
async function changeFaults(page: Page, field: ElementHandle, before: string) {
  const type = (await field.getAttribute('role')) ?? (await field.evaluate((element) => ('type' in element ? String(element.type) : '')));
  const read = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const { value = '', checked = false } = element as HTMLInputElement;
      return [element?.id, element?.textContent, value, checked].join();
    });
  await field.focus();
  const group = await field.evaluateHandle((element) => (element as Element).closest('[role=tablist], fieldset') ?? element);
  const previous = await read();
  await page.keyboard.press(keyOf[type] ?? 'a');
  await expect.poll(read, `${type} has changed`).not.toBe(previous);
  return group.evaluate(
    (element, [was, is]) => {
      const [control, { activeElement: focused }] = [element as Element, document];
      return [
        was === is ? [] : finding(control, 'a change of its value changes URL, title, or heading', is, was),
        // In a group, focus follows the selection.
        control.contains(focused) ? [] : finding(control, 'a change of its value moves focus', finding(focused, '').selector, 'inside'),
      ].flat();
    },
    [before, await contextOf(page)] as const,
  );
}
