/** What Tab meets on a page. The three checks read the same walks. */
import { css, dom, markup, on } from '../audit/barriers/plant';
import { screenReadersAnd } from '../audit/evaluation';
import { expect, firstDifference } from '../findings';
import type { Stop } from '../inPage/tabStops';
import { pressesOn } from '../presses';
import { returnTo } from '../situations';
import { walksOf } from '../tabStops';
import type { Check, Left, Reading } from './check';

export const keyboardWalk: Check = {
  criteria: ['2.1.1', '2.1.2', '2.1.3', '2.4.3'],
  claim:
    'Tabs forward and back through a page in a narrow or a wide window, or in an audit in three windows; expects every control once, in the order of the HTML, and no trap. An audit also tabs forward in states of the page. Presses one button, field, and tab of each kind, or in an audit each, but none that opens a dialog; expects Tab and Shift+Tab to leave it. Leaves out traps of several controls that a press begins, what Escape leaves, and what arrow keys reach in toolbars, menu bars, and number fields.',
  on: 'every style',
  reads: {
    'Tab reaches every control once and in order, and leaves the page': async ({ look, path }) => {
      for (const { state, width, forward, backward, expected } of await walksOf(look, path)) {
        returnTo(state, width);
        // In a state, Shift+Tab can enter the page at another tab stop.
        const ways = { 'a tab stop': forward, ...(!state && { 'a tab stop on the way back': backward.toReversed() }) };
        for (const [what, stops] of Object.entries(ways)) {
          const selectors = stops.map(({ selector }) => selector);
          const isTrapped = new Set(selectors).size < selectors.length;
          const isComplete = expected.every((selector) => selectors.includes(selector));
          const breaks = isTrapped ? ['2.1.2'] : isComplete ? ['2.4.3'] : ['2.1.1', '2.1.3'];
          const found = firstDifference(what, selectors, expected, selectors).map((stop) => ({ ...stop, breaks }));
          expect.soft(found, `${width} px ${state}`).toHaveNoFindings();
        }
      }
    },
  },
  operates: {
    'Tab and Shift+Tab leave each control after its press': {
      on: 'every control',
      run: async ({ page, path }) => expect((await pressesOn(page, path)).flatMap(({ trapped }) => trapped)).toHaveNoFindings(),
    },
  },
  barriers: {
    'a trap': on('footer a', 'keydown', (_, event) => event.key === 'Tab' && event.preventDefault()),
    'a trap after a press': markup('<button type="button" onclick="this.onkeydown = (event) => event.key !== `Tab`">Hold</button>'),
    'a link that Tab skips': dom('footer a', (link) => (link.tabIndex = -1)),
    'a control out of order': dom('footer a', (link) => (link.tabIndex = 1)),
  },
  left: {
    '2.4.3': {
      aids: screenReadersAnd('magnifier'),
      steps: 'Tab through each page, in each tab and with each answer open. Press each control.',
      expected: 'The focus order is the visual order. After a press, focus is where people look for it, and stays there.',
    },
  },
};

const bar = "content: ''; position: fixed; inset: 0 0 auto; block-size: 12rem; background: #ff0; z-index: 99";

export const focusNotObscured: Check = {
  criteria: ['2.4.11', '2.4.12'],
  claim:
    'Expects that nothing covers the focused element at each tab stop, forward and back, and after a press of one button, field, and tab of each kind, or in an audit of each, but none that opens a dialog. The windows are 320 × 256, 390 × 844, and 1280 × 900 CSS px. An audit repeats the walk in states of the page.',
  on: 'every style',
  reads: {
    // The way back counts too, because sticky elements at the top cover elements that come from below.
    'nothing covers the focused element': ({ look, path }) => expectOfStops(look, path, ({ covered }) => covered),
  },
  operates: {
    'nothing covers the focused element after a press': {
      on: 'every control',
      run: async ({ page, path }) => expect((await pressesOn(page, path)).flatMap(({ covered }) => covered)).toHaveNoFindings(),
    },
  },
  barriers: {
    'F110: a bar over the page': css('footer::before', `${bar}; inset-block: auto 0`),
    'F110: a bar in a shadow root': dom('main h1', (heading) => {
      heading.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot><i style="position: fixed; inset: 70% 0 0; background: #ff0">';
    }),
    'a bar that appears with focus': css('body:has(:focus-visible)::after', bar),
  },
};

const toJudge: Left = {
  aids: ['magnifier', 'no assistive technology'],
  steps: 'Tab through each page in both themes, and look at each focus ring.',
  expected: 'Each ring is easy to see, and nothing is drawn over it.',
};

export const focusVisible: Check = {
  criteria: ['2.4.7', '2.4.13'],
  claim:
    'Reads the outline of each tab stop with focus, at 320 px in the light theme or at 1280 px in the dark one; expects a whole outline, by a rule of this house, with the area of a perimeter of 2 px, and 3:1 with the background behind it. An audit does both, adds forced colors at 390 px, and repeats it in states of the page.',
  on: 'every style',
  reads: { 'the focused element has an outline': ({ look, path }) => expectOfStops(look, path, ({ unseen }) => unseen) },
  barriers: {
    'no outline': css(':focus-visible', 'outline: 0; box-shadow: none'),
    'an outline that is cut off': css('li, p', 'overflow: hidden'),
    'an outline without contrast': css(':focus-visible', 'outline-color: color-mix(in srgb, var(--color-text) 20%, var(--color-surface))'),
  },
  left: { '2.4.7': toJudge, '2.4.13': toJudge },
};

async function expectOfStops(look: Reading['look'], path: string, faultsOf: (stop: Stop) => Stop['unseen']) {
  for (const { state, width, forward, backward } of await walksOf(look, path)) {
    returnTo(state, width);
    expect.soft([...forward, ...backward].flatMap(faultsOf), `${width} px ${state}`).toHaveNoFindings();
  }
}
