import type { Finding } from '../findings';
import { controls, controlsIn, kindOf } from './controls';
import { coverOf, wholeBoxes } from './covers';
import { drawnTexts, isShown, seenAs, textsIn, withRules } from './walk';

/** What a page shows and says at a moment. */
export interface Moment {
  /** The visible texts outside of the pressed control. Tooltips have their own tests. */
  readonly words: readonly string[];
  /** The visible text of the control. */
  readonly text: string;
  /** What a screen reader says of the control, with its tooltip, which is its description. */
  readonly state: string;
  readonly focus: 'control' | 'elsewhere' | 'lost';
  /** The text of the element with focus. */
  readonly focused: string;
  readonly path: string;
  readonly titles: string;
}

const textField = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea';
const arrowField = 'select, [type=range], [role=slider]';
// Links lead away, and a dialog makes the page inert: searchDialog.spec.ts tests that of search.
const pressable = `:is(${controls}):not(a:not([role=button], [role=tab]), area, [role=link], [aria-haspopup=dialog], [role=search] button, [inert] *)`;

const done = new Set<Element | string>();
let control: HTMLElement | undefined;

/** Focuses the next control. Returns what it is and its key, or undefined after the last control. */
export function nextPress(isEvery: boolean) {
  const open = controlsIn(isEvery, isEvery).filter(
    (one) => one.matches(pressable) && one.checkVisibility({ opacityProperty: true }) && !done.has(isEvery ? one : kindOf(one)),
  );
  // Controls in a tab panel come before the next tab.
  control = open.find(({ role }) => role !== 'tab') ?? open[0];
  if (!control) return undefined;
  done.add(control).add(kindOf(control));
  control.focus();
  return {
    role: control.computedRole,
    control: finding(control, control.textContent?.trim().slice(0, 40) || control.localName),
    key: keyFor(control),
  };
}

const keyFor = (one: Element) =>
  one.matches(arrowField) ? 'ArrowDown' : one.matches(textField) ? '1' : /check|radio|switch/.test(one.computedRole) ? 'Space' : 'Enter';

/** Returns the page as it is now. */
export function momentOfPress(): Moment {
  const { activeElement: focused } = document;
  const isOwn = ({ parentElement }: Text) => control?.contains(parentElement) ?? false;
  const isHeard = ({ parentElement }: Text) => !parentElement?.closest('[aria-hidden=true]');
  const shown = drawnTexts(document.body).filter(({ parentElement }) => !parentElement?.closest('[role=tooltip]'));
  const heard = [control, document.querySelector('[role=tooltip]')].flatMap((part) => (part ? textsIn(part).filter(isHeard) : []));
  const attributes = Array.from(control?.attributes ?? []).filter(({ name }) => name.startsWith('aria-') || name === 'open');
  const isOn = control?.matches(arrowField) ? (control as HTMLInputElement).value : control?.matches(':checked, details[open] > summary');
  return {
    words: shown.filter((text) => !isOwn(text)).map(({ data }) => data.trim()),
    text: shown.flatMap((text) => (isOwn(text) ? text.data : [])).join('|'),
    state: [isOn, ...heard.map(({ data }) => data), ...attributes.map(({ name, value }) => `${name}=${value}`)].join('|'),
    focus: focused === control ? 'control' : isShown(focused) && focused !== document.body ? 'elsewhere' : 'lost',
    focused: focused?.textContent?.replaceAll(/\s+/g, ' ') ?? '',
    path: location.pathname,
    titles: `${document.title} ${document.querySelector('h1')?.textContent}`,
  };
}

/** Finds what covers the focused element. `main` and a summary of errors are higher than a window. */
export function coverOfFocus(): Finding[] {
  const { activeElement: focused } = document;
  return !focused || focused.matches('body, main, [role=group]') ? [] : withRules(wholeBoxes, () => coverOf(seenAs(focused)));
}

/** What a page shows and says, as lines: first its context, then its texts, and the states and values of its controls. */
export function linesOfPage(): string[] {
  const texts = textsIn(document.body).filter(({ parentElement }) => isShown(parentElement) && !parentElement?.closest('[role=tooltip]'));
  const controls = document.querySelectorAll<HTMLInputElement>(
    'img, button, input, textarea, select, [role=tab], [aria-checked], [aria-valuenow], dialog, details',
  );
  const states = Array.from(controls, (one) => {
    const aria = ['checked', 'expanded', 'invalid', 'pressed', 'selected', 'valuenow'].map((name) => `aria-${name}`);
    const attributes = ['open', 'alt', 'src', ...aria].map((name) => one.getAttribute(name));
    return [one.localName, one.value, one.checked, ...attributes].join(' ');
  });
  const heading = document.querySelector('h1')?.textContent;
  const context = `${location.href} in window “${window.name}”, “${document.title}”, “${heading}”, ${history.length} history entries`;
  const theme = getComputedStyle(document.body).color;
  return [context, ...texts.map(({ data }) => data), ...states, theme];
}
