import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, type Finding, firstDifference } from '../findings';
import { pressesOn } from '../presses';
import { returnTo } from '../situations';
import { walksOf } from '../tabStops';
import { maxTabStops, type Stop } from '../walk';
import type { Check } from './check';

export const keyboardWalk: Check = {
  criteria: ['2.1.1', '2.1.2', '2.1.3', '2.4.3'],
  claim:
    'Tabs forward and back through a page; expects every tab stop once, in visual order, and no trap. An audit repeats it in states of the page. Presses one control of each kind, or in an audit each control; expects Tab and Shift+Tab to leave it.',
  on: 'every style',
  reads: {
    'Tab reaches every control once and in order, and leaves the page': async ({ look, path }) => {
      for (const { state, width, forward, backward, faults } of await walksOf(look, path)) {
        returnTo(state, width);
        const where = `${width} px ${state}`;
        expect.soft([...trapFindings(forward), ...repeatedFindings(forward), ...trapFindings(backward)], where).toHaveNoFindings();
        expect.soft(faults, where).toHaveNoFindings();
        if (state) continue;
        const back = backward.toReversed();
        const onWay = (stops: readonly Stop[]) => stops.map(({ index, what }) => `${index} ${what}`);
        const selectors = back.map(({ selector }) => selector);
        expect.soft(firstDifference('a tab stop on the way back', onWay(back), onWay(forward), selectors), where).toHaveNoFindings();
      }
    },
  },
  operates: {
    'Tab and Shift+Tab leave each control after its press': {
      on: 'every control',
      run: async ({ page, path }) => expect((await pressesOn(page, path)).trapped).toHaveNoFindings(),
    },
  },
  barriers: {
    'a trap': dom('footer a', (link) => link.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault())),
    'a trap after a press': dom('main h1', (heading) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hold' });
      const trap = (event: KeyboardEvent) => event.key === 'Tab' && event.preventDefault();
      button.addEventListener('click', () => button.addEventListener('keydown', trap));
      heading.after(button);
    }),
    'a link that Tab skips': dom('footer a', (link) => (link.tabIndex = -1)),
    'a control out of order': dom('footer a', (link) => (link.tabIndex = 1)),
  },
  left: {
    '2.4.3': {
      aids: [...screenReaders, 'magnifier'],
      steps: 'Tab through each page, in each tab and with each answer open. Press each control.',
      expected: 'The focus order is the visual order. After a press, focus is where people look for it, and stays there.',
    },
  },
};

/** Finds the stop at which a walk did not end. */
function trapFindings(stops: readonly Stop[]): Finding[] {
  const last = stops.length < maxTabStops ? undefined : stops.at(-1);
  return last ? [{ selector: last.selector, what: `“${last.what}” keeps Tab on the page`, value: stops.length, limit: 'fewer stops' }] : [];
}

function repeatedFindings(stops: readonly Stop[]): Finding[] {
  return stops
    .filter(({ index }, place) => index !== place)
    .map(({ selector, what }) => ({ selector, what: `“${what}” is reached again` }));
}
