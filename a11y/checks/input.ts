/** Keys, pointers, and gestures. */
import { dom, markup, on } from '../audit/barriers/plant';
import { expect } from '../findings';
import { controls } from '../inPage/controls';
import { isShown, type Walk } from '../inPage/walk';
import { openPage } from '../openPage';
import { preventedKeys } from '../presses';
import { sourcesWith } from '../sourcesWith';
import type { Check, Left } from './check';

const toJudge: Left = {
  aids: ['voice control', 'no assistive technology'],
  steps: 'Use the site for an hour without a mouse. Try arrow keys, Home, and End, and hold what can be held.',
  expected: 'The keyboard does all that a mouse or a finger does, in pictures and text too, and keys scroll each page.',
};

export const keyboardControls: Check = {
  criteria: ['2.1.1', '2.1.3'],
  claim:
    'Expects that keys that scroll, zoom, find, and select keep their effect, that no label of a checkbox, radio button, or file field stands for a hidden one, and on each page, by a rule of this house, that only controls listen to clicks, so that screen readers call nothing else clickable.',
  on: 'every page',
  views: ['opened'],
  measure: keyboardControlsFaults,
  operates: {
    'keys that scroll, zoom, find, and select keep their default action': {
      // Nothing has focus, and listeners of the whole page are the same on each page.
      on: ['header'],
      run: async ({ page, path }) => {
        await openPage(page, path);
        await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
        const shortcuts = ['Equal', 'Shift+Equal', 'Minus', 'Digit0', 'KeyF', 'KeyA'].map((code) => `Control+${code}`);
        const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Space', 'End', 'Home', ...shortcuts];
        expect(await preventedKeys(page, keys)).toHaveNoFindings();
        // Home is pressed again, because the first press may have come while the page still scrolled.
        await expect.poll(async () => (await page.keyboard.press('Home'), page.evaluate(() => scrollY))).toBe(0);
      },
    },
  },
  barriers: {
    'keys without their effect': on('html', 'keydown', (_, event) => event.ctrlKey && event.key === '0' && event.preventDefault()),
    'a paragraph that React lets react to a click': dom('main p', (words) => (words.onclick = () => {})),
    'a file field that only a pointer opens': markup('<label>Upload a file <input type="file" hidden /></label>'),
  },
  left: { '2.1.1': toJudge, '2.1.3': toJudge },
};

/**
 * What Chromium gives the action “click”, which NVDA announces as “clickable”. React sets `onclick` on each element with a handler, for
 * Safari, but not for `onClickCapture`. Its root listens to all events (facebook/react#34526), and Chromium ignores the body.
 */
export function keyboardControlsFaults({ parts }: Walk) {
  // Keys reach a negative tabindex only inside a composite widget, such as a tab list. The tabindex of `main` serves the skip link.
  const reached = `${controls}, label, [tabindex]:not([tabindex="-1"]), [contenteditable]`;
  const stranded = parts
    .map(({ element }) => element as HTMLLabelElement)
    .filter(({ control, tabIndex }) => tabIndex < 0 && control?.matches('[type=checkbox], [type=radio], [type=file]') && !isShown(control))
    .map((label) => finding(label, 'is the label of a field that no key reaches'));
  const clickable = parts
    .filter(({ element: one }) => one.onclick || one.onmousedown || one.onmouseup || one.onpointerdown || listening.click.has(one))
    .filter(({ element }) => !element.closest(reached) && !element.matches('#app, body, html'))
    .map(({ element }) => houseRule(element, 'reacts to a click, but is no control'));
  return [...stranded, ...clickable];
}

const gestures =
  /\son(TouchMove|Drag\w*|Drop|Wheel|(Pointer|Mouse)Move)=|'(touchmove|drag\w*|drop|wheel|gesture\w+)'|device(motion|orientation)/i;

export const noGestures: Check = {
  criteria: ['2.5.1', '2.5.4', '2.5.7'],
  claim:
    'Expects, by a rule of this house, nothing draggable on a page, and in the source no handler for touch movement, dragging, the wheel, gestures, or the motion of the device.',
  on: 'every page',
  views: ['opened'],
  measure: noGesturesFaults,
  site: {
    'no script handles a gesture or the motion of the device': () => expect(sourcesWith(gestures)).toHaveNoFindings(),
  },
  barriers: { 'something to drag': dom('footer li', (item) => (item.draggable = true)) },
  left: {
    '2.5.1': {
      steps: 'Use everything that reacts to a finger with single taps.',
      expected: 'A tap or a key sets each value. No gesture of several fingers or along a path is needed.',
    },
    '2.5.7': { steps: 'Use everything that can be dragged without dragging it.', expected: 'Clicks have the same effect.' },
  },
};

export function noGesturesFaults() {
  return Array.from(document.querySelectorAll('[draggable=true]'), (element) => houseRule(element, 'can be dragged'));
}
