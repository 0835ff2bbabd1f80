/** Keys, pointers, and gestures. */
import type { Locator, Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import type { Walk } from '../inPage/walk';
import { answerButtons, menuButton } from '../locators';
import { openPage } from '../openPage';
import { sourcesWith } from '../sourcesWith';
import type { Check, ManualCheck } from './check';

const judged: ManualCheck = {
  aids: ['voice control', 'no assistive technology'],
  steps: 'Use the site for an hour without a mouse. Try arrow keys, Home, and End, and hold what can be held.',
  expected: 'The keyboard does all that a mouse or a finger does, in pictures and text too, and keys scroll each page.',
};

/** Its other tests are beside the search. */
export const keyboardControls: Check = {
  criteria: ['2.1.1', '2.1.3'],
  claim:
    'Operates search with the keyboard alone. Expects that keys that scroll, zoom, find, and select keep their effect, and on each page that everything that listens to clicks is a control or is around one.',
  on: 'every page',
  views: ['opened'],
  measure: keyboardControlsFaults,
  operates: {
    'keys that scroll, zoom, find, and select keep their default action': {
      on: 'every control',
      run: async ({ page, path }) => {
        await openPage(page, path);
        const prevented = await page.evaluateHandle(() => {
          const keys: string[] = [];
          // After all other listeners, which may stop the event.
          addEventListener('keydown', (event) => setTimeout(() => event.defaultPrevented && keys.push(event.key)), { capture: true });
          scrollTo({ top: 300, behavior: 'instant' });
          return keys;
        });
        for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Space', 'End', 'Home']) await page.keyboard.press(key);
        // Zoom, find, and select all.
        for (const code of ['Equal', 'Shift+Equal', 'Minus', 'Digit0', 'KeyF', 'KeyA']) await page.keyboard.press(`Control+${code}`);
        const keys = await prevented.jsonValue();
        expect(keys.map((key) => ({ selector: '', what: 'a key without its default action', value: key }))).toHaveNoFindings();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      },
    },
  },
  barriers: {
    'keys without their effect': dom('html', () =>
      addEventListener('keydown', (event) => event.ctrlKey && event.key === '0' && event.preventDefault()),
    ),
    'a paragraph that React lets react to a click': dom('main p', (words) => (words.onclick = () => {})),
    'a paragraph that listens to clicks': dom('main p', (words) => words.addEventListener('click', () => {})),
  },
  left: { '2.1.1': judged, '2.1.3': judged },
};

/** React listens at its root, but also sets `onclick` on each element with a handler, for Safari. */
export function keyboardControlsFaults({ parts }: Walk) {
  // Keys reach a negative tabindex only inside a composite widget, such as a tab list. The tabindex of `main` serves the skip link.
  const controls =
    'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"]), [role=tab], [role=radio], [role=option], [role=menuitem], [contenteditable]';
  return parts
    .filter(({ element }) => element.onclick !== null || clickTargets.has(element))
    .filter(({ element }) => !element.closest(controls) && !element.querySelector(controls))
    .map(({ element }) => finding(element, 'reacts to a click, but no key reaches it'));
}

export const inputModes: Check = {
  criteria: ['2.5.6'],
  claim: 'Uses touch, keyboard, and mouse in turn on the menu, an answer, and the tabs and choices of a page; expects each to work.',
  on: ['answer', 'choice', 'columnOfTabs', 'menu', 'tabs'],
  operates: { 'can be operated with touch, keyboard, and mouse in turn': { use: { hasTouch: true }, run } },
  barriers: {
    'no keys after a touch': dom('html', () =>
      addEventListener('touchstart', () => addEventListener('keydown', (event) => event.preventDefault(), { capture: true })),
    ),
  },
  left: {
    '2.5.6': {
      aids: ['voice control', 'no assistive technology'],
      steps: 'Switch between touch, keyboard, and mouse on a device that has all three.',
      expected: 'Everything keeps working.',
    },
  },
};

const tap = (control: Locator) => control.tap();
const click = (control: Locator) => control.click();
const enter = (control: Locator) => control.press('Enter');

async function run({ page, path }: { readonly page: Page; readonly path: string }) {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  for (const button of [menuButton(page), ...(await answerButtons(page).all()).slice(-1)]) {
    let isOpen = false;
    for (const press of [tap, enter, click, tap, click, enter]) {
      await press(button);
      isOpen = !isOpen;
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    }
  }
  // React Aria handles Enter, but the browser handles Tab.
  await tap(menuButton(page));
  await menuButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).not.toBeFocused();
  await expect(page.locator(':focus')).toBeVisible();
  await tap(menuButton(page));
  for (const group of await page.getByRole('main').locator(':is([role=tablist], fieldset:has([type=radio])):visible').all()) {
    const choices = group.locator('[role=tab], [type=radio]');
    const [first, before, last] = [choices.first(), choices.nth((await choices.count()) - 2), choices.last()];
    const isChosen = async (choice: Locator) => {
      if ((await choice.getAttribute('role')) === 'tab') await expect(choice).toHaveAttribute('aria-selected', 'true');
      else await expect(choice).toBeChecked();
    };
    await tap(last);
    await isChosen(last);
    await last.press('ArrowLeft');
    await isChosen(before);
    await click(last);
    await isChosen(last);
    await tap(first);
    await isChosen(first);
  }
}

export const noGestures: Check = {
  criteria: ['2.5.1', '2.5.4', '2.5.7'],
  claim:
    'Expects nothing draggable on a page, and in the source no handler for touch movement, dragging, the wheel, gestures, or the motion of the device.',
  on: 'every page',
  views: ['opened'],
  measure: noGesturesFaults,
  site: {
    'no script handles a gesture or the motion of the device': () =>
      expect(
        sourcesWith(
          /\son(TouchMove|Drag\w*|Drop|Wheel|(Pointer|Mouse)Move)=|'(touchmove|drag\w*|drop|wheel|gesture\w+)'|device(motion|orientation)/i,
        ),
      ).toHaveNoFindings(),
  },
  barriers: { 'something to drag': dom('footer li', (item) => (item.draggable = true)) },
  left: {
    '2.5.1': {
      aids: ['no assistive technology'],
      steps: 'Use everything that reacts to a finger with single taps.',
      expected: 'A tap or a key sets each value. No gesture of several fingers or along a path is needed.',
    },
    '2.5.7': {
      aids: ['no assistive technology'],
      steps: 'Use everything that can be dragged without dragging it.',
      expected: 'Clicks have the same effect.',
    },
  },
};

export function noGesturesFaults() {
  return Array.from(document.querySelectorAll('[draggable=true]'), (element) => finding(element, 'can be dragged'));
}
