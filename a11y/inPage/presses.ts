import type { Finding } from '../findings';
import { controlsIn, kindOf } from './controls';
import { coverOf, wholeBoxes } from './covers';
import { drawnTexts, isShown, textsIn, withRules } from './walk';

/** What is compared before and after a press. */
interface Seen {
  readonly words: string;
  /** What a screen reader says of the control. */
  readonly state: string;
  readonly page: string;
}

const textField = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea';
// Skips buttons that open a dialog, because it makes the page inert. search.spec.ts tests the dialog.
const pressable = 'button:not([aria-haspopup=dialog]), summary, [role=button], [role=tab], [role=switch], input, textarea';

const done = new Set<Element | string>();
let control: HTMLElement | undefined;
let before: Seen | undefined;

/** Focuses the next control. Returns its description and its key, or undefined after the last control. */
export function nextPress(isEvery: boolean) {
  const open = controlsIn(isEvery, isEvery).filter(
    (one) =>
      one.matches(pressable) &&
      one.checkVisibility({ opacityProperty: true }) &&
      !one.matches('[role=search] button, [inert] *') &&
      !done.has(isEvery ? one : kindOf(one)),
  );
  // Controls in a tab panel come before the next tab.
  control = open.find(({ role }) => role !== 'tab') ?? open[0];
  if (!control) return undefined;
  done.add(control).add(kindOf(control));
  control.focus();
  before = lookAt(control);
  return {
    pressed: finding(control, control.innerText.trim().slice(0, 40) || control.localName),
    key: control.matches(textField) ? 'a' : control.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter',
  };
}

/** Compares the page with its state before the press. */
export function afterPress(isSilent: boolean) {
  const { activeElement: focused } = document;
  const now = control && lookAt(control);
  // A tooltip is the description of its control.
  const isSame = focused === control && now?.state === before?.state && !document.querySelector('[role=tooltip]');
  // Code that follows what is typed would interrupt a screen reader with each key.
  const isTyped = control?.matches(textField);
  const isField = control?.matches(`${textField}, [type=checkbox], [type=radio], [role=tab]`);
  return {
    isChanged: now?.words !== before?.words || now?.state !== before?.state,
    /** Whether focus or the state of the control tells what the press has done. */
    isTold: focused !== control || control?.matches('[role=tab], [aria-expanded]:not([role=combobox])'),
    unannounced: isSilent && isSame && !isTyped && now?.words !== before?.words ? ['changes the page, and nothing announces it'] : [],
    focusLost: isShown(focused) && focused !== document.body ? [] : ['loses focus after a press'],
    moved:
      isField && (focused !== control || now?.page !== before?.page) ? ['a change of its value moves focus, or leads to another page'] : [],
  };
}

/** All visible text outside the control. */
export const otherWords = (): string[] =>
  shownTexts()
    .filter(({ parentElement }) => !control?.contains(parentElement))
    .map(({ data }) => data.trim());

/** Finds what covers the focused element. `main` and a summary of errors are higher than a window. */
export function coverOfFocus(): Finding[] {
  const { activeElement: focused } = document;
  return !focused || focused.matches('body, main, [role=group]') ? [] : withRules(wholeBoxes, () => coverOf(focused));
}

function lookAt(element: HTMLElement): Seen {
  const heard = textsIn(element).filter(({ parentElement }) => !parentElement?.closest('[aria-hidden=true]'));
  const attributes = Array.from(element.attributes).filter(({ name }) => name.startsWith('aria-') || name === 'open');
  const isOn = element.matches(':checked, details[open] > summary');
  return {
    words: shownTexts()
      .map(({ data }) => data)
      .join('|'),
    state: [isOn, ...heard.map(({ data }) => data), ...attributes.map(({ name, value }) => `${name}=${value}`)].join('|'),
    page: [location.pathname, document.title, document.querySelector('h1')?.textContent].join(),
  };
}

/** Tooltips have their own tests. */
const shownTexts = () => drawnTexts(document.body).filter(({ parentElement }) => !parentElement?.closest('[role=tooltip]'));

/** What a page shows and says, as lines: its address, its texts, and the states and values of its controls. */
export function linesOfPage(): string[] {
  const texts = textsIn(document.body).filter(({ parentElement }) => isShown(parentElement) && !parentElement?.closest('[role=tooltip]'));
  const controls = document.querySelectorAll<HTMLInputElement>('button, input, textarea, select, [role=tab], dialog, details');
  const states = Array.from(controls, (one) => {
    const attributes = ['open', 'aria-expanded', 'aria-selected', 'aria-pressed', 'aria-invalid'].map((name) => one.getAttribute(name));
    return [one.localName, one.value, one.checked, ...attributes].join(' ');
  });
  return [location.href, document.title, `${history.length} history entries`, ...texts.map(({ data }) => data), ...states];
}
