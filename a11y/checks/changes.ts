/** Changes after input, and after time: what tells of them, and what stays. */
import { dom, markup, on } from '../audit/barriers/plant';
import { expect, firstDifference, goneWords, readInTime } from '../findings';
import { openPage } from '../openPage';
import { type Press, pressesOn, pressesWith } from '../presses';
import { noteSituation } from '../situations';
import type { Check } from './check';

const textField = /^(?:textbox|searchbox|spinbutton|combobox)$/;

export const announcedChanges: Check = {
  criteria: ['2.4.3', '4.1.3'],
  claim:
    'Presses one button, choice, and tab of each kind, or in an audit each, but none that opens a dialog; expects the control, focus, or a live region to tell of each change of text, and focus not to be lost. What follows typing may be silent.',
  on: 'every control',
  operates: {
    'announces changes by the control, by focus, or in a live region': {
      run: async ({ page, path }) => {
        const presses = await pressesOn(page, path);
        expect.soft(pressesWith(presses, 'changes the page, and nothing announces it', isSilent, ['4.1.3'])).toHaveNoFindings();
        const isLost = ({ after, later }: Press) => after.focus === 'lost' || later.focus === 'lost';
        expect.soft(pressesWith(presses, 'loses focus after a press', isLost, ['2.4.3']), 'at once or an hour later').toHaveNoFindings();
      },
    },
  },
  barriers: {
    'a silent change': markup('<button type="button" onclick="this.nextSibling.textContent = 7">Count</button><p>0</p>'),
    'a button that goes when it is pressed': markup('<button type="button" onclick="this.remove()">Dismiss</button>'),
  },
};

/** Whether neither the control, nor focus, nor a live region tells of a change of text. */
function isSilent({ role, before, after, said }: Press): boolean {
  const isTold = said.length > 0 || after.focus !== 'control' || after.state !== before.state;
  // Code that follows what is typed would interrupt a screen reader with each key.
  return !isTold && !textField.test(role) && (after.text !== before.text || after.words.join() !== before.words.join());
}

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
        const words = await page.evaluate(() => inPage.shownWords('main *'));
        // The result must not depend on how fast the test types.
        await page.clock.pauseAt(Date.now() + 10_000);
        expect(goneWords(words, await page.evaluate(() => inPage.shownWords('main *')), '10 seconds later')).toHaveNoFindings();
        const [field] = await page.getByRole('main').getByRole('textbox').all();
        await field?.fill('name@exa');
        await field?.press('m');
        if (field) await noteSituation(page, 'the form is half filled');
        // The first step ends typing, the second one makes the announcements, and the third one removes them.
        for (const step of [1, 2, 3]) await page.clock.fastForward(step * 10_000);
        const lines = () => page.evaluate(() => inPage.linesOfPage());
        const before = await lines();
        await page.clock.runFor('01:00:00');
        // An hour ends no session that this site had, so other words are no loss of data.
        if (field) await expect(field).toHaveValue('name@exam');
        const changed = firstDifference('changes within an hour', await lines(), before);
        expect(changed.map((change) => ({ ...change, breaks: readInTime }))).toHaveNoFindings();
      },
    },
    'shows the result of a press for an hour': {
      run: async ({ page, path }) => {
        const isTemporary = ({ after, later }: Press) => after.words.toSorted().join() !== later.words.toSorted().join();
        const found = pressesWith(await pressesOn(page, path), 'text that changes within an hour of a press', isTemporary, readInTime);
        expect(found).toHaveNoFindings();
      },
    },
  },
  barriers: {
    'a form that a countdown empties': dom<HTMLFormElement>('main form', (form, s = 1200) => setInterval(() => --s || form.reset(), 1000)),
    'text that goes after 3 seconds': dom('main p:last-of-type', (words) => void setTimeout(() => (words.hidden = true), 3000)),
    'a result that goes': markup(
      '<button type="button" onclick="this.nextSibling.value = 1; setTimeout(() => (this.nextSibling.value = ``), 1e4)">Add</button><output></output>',
    ),
  },
};

export const onInput: Check = {
  criteria: ['3.2.2', '3.2.5'],
  claim:
    'Changes one field, choice, and tab of each kind, or in an audit each of them, with one key, and leaves it; expects the page to stay, and focus to stay until then.',
  on: 'every control',
  operates: {
    'changing a control moves neither the page nor its focus': {
      run: async ({ page, path }) => {
        const found = pressesWith(await pressesOn(page, path), 'a change of its value moves focus, or leads to another page', isMoved);
        expect(found).toHaveNoFindings();
      },
    },
  },
  barriers: {
    'input that leads to another page': on('main input', 'input', () => history.pushState(null, '', '/terms')),
    'F36: a form that is sent when a field has a value': on<HTMLFormElement>('main form', 'input', (form) => form.requestSubmit()),
    'F37: a choice that opens a window': on('main :is([type=radio], [type=checkbox])', 'change', () => window.open('/signup')),
    'F60: a field that opens a window when focus leaves it': on('main input', 'change', () => window.open('/signup')),
    'a list of choices that leads to another page': markup(
      '<form action="/terms"><select aria-label="Page" onchange="this.form.submit()"><option>Here</option><option>Terms</option></select></form>',
    ),
    'input that moves focus': on('main input', 'input', () => document.querySelector<HTMLElement>('footer a')?.focus()),
  },
};

function isMoved({ role, before, after, later }: Press): boolean {
  // Dates, times, and colors have no role.
  const hasValue = textField.test(role) || /^(?:|checkbox|listbox|switch|radio|slider|tab)$/.test(role);
  // A combobox may move focus into its list.
  const isOpened = role === 'combobox' && after.state.includes('aria-expanded=true');
  return hasValue && ((later.focus !== 'control' && !isOpened) || later.path !== before.path || later.titles !== before.titles);
}
