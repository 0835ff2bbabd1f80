/** Presses the controls of a page one after the other, and tells what people who do not see the page learn of it. */
import type { Page } from '@playwright/test';
import { readTree } from './document/tree';
import { markVisibleWords, namesWithoutVisibleWords } from './document/visibleWords';
import { listen } from './liveRegions';

export interface PressFaults {
  /** The number of controls that were pressed. */
  readonly pressed: number;
  /** Presses that change words on the page, of which neither the control nor focus nor a live region tells. */
  readonly untold: readonly string[];
  /** Controls whose name lacks the words that are on them now. */
  readonly misnamed: readonly string[];
  /** Presses after which focus is nowhere, at once or later. */
  readonly lost: readonly string[];
  /** Words that a press has shown or left, and that go or come by themselves within an hour. */
  readonly fleeting: readonly string[];
}

interface Presses {
  /** Focuses the next control, and says which one it is and which key presses it; undefined when all have been pressed. */
  readonly next: () => { readonly what: string; readonly key: 'Enter' | 'Space' } | undefined;
  /** Compares the page with what it was before the press. */
  readonly after: () => { readonly isChanged: boolean; readonly isTold: boolean; readonly hasFocus: boolean };
  /** All words that can be seen outside the control. */
  readonly words: () => readonly string[];
}

/** Presses by key every control of the page, or one of each kind, on a page whose timers follow a fake clock. */
export async function pressEach(page: Page, isEvery: boolean): Promise<PressFaults> {
  const presses = await page.evaluateHandle(startPresses, isEvery);
  const said = await listen(page);
  const faults = { untold: [] as string[], misnamed: [] as string[], lost: [] as string[], fleeting: [] as string[] };
  const known = new Set<string>();
  let pressed = 0;
  for (; pressed < 200; pressed++) {
    const control = await presses.evaluate(({ next }) => next());
    if (!control) break;
    const { what, key } = control;
    const before = (await said()).length;
    await page.keyboard.press(key);
    // Longer than any message waits.
    await page.clock.runFor(3000);
    const look = async () => {
      const { isChanged, isTold, hasFocus } = await presses.evaluate(({ after }) => after());
      return { isUntold: isChanged && !isTold && (await said()).length === before, hasFocus };
    };
    const { isUntold, hasFocus } = await look();
    if (isUntold) {
      // What the clipboard answers may have come after that.
      await page.clock.runFor(3000);
      if ((await look()).isUntold) faults.untold.push(what);
    }
    const shown = await presses.evaluate(({ words }) => words());
    await page.clock.fastForward('01:00:00');
    const later = await presses.evaluate(({ words }) => words());
    const changed = [...shown.filter((word) => !later.includes(word)), ...later.filter((word) => !shown.includes(word))];
    if (changed.length > 0) faults.fleeting.push(`after a press of ${what}: ${changed.slice(0, 3).join(', ')}`);
    let names = await misnamedOn(page);
    // A message on a button, as “Copied”, is gone after the time that it had.
    if (names.length > 0) {
      await page.clock.fastForward('01:00:00');
      names = await misnamedOn(page);
    }
    faults.misnamed.push(...names.filter((name) => !known.has(name)).map((name) => `after a press of ${what}: ${name}`));
    for (const name of names) known.add(name);
    if (!hasFocus || !(await look()).hasFocus) faults.lost.push(what);
  }
  return { pressed, ...faults };
}

async function misnamedOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(markVisibleWords);
  return namesWithoutVisibleWords(await readTree(page));
}

/** Runs in the page. */
function startPresses(isEvery: boolean): Presses {
  const pressable = 'button, summary, [role=button], [role=tab], [role=switch], input:is([type=checkbox], [type=radio], [type=button], [type=submit])';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const done = new Set<Element>();
  const kinds = new Set<string>();
  const kindOf = (element: Element) => [element.closest('header, main, footer')?.tagName, element.tagName, ...['role', 'type', 'class', 'data-variant'].map((name) => element.getAttribute(name))].join(' ');
  let control: HTMLElement | undefined;
  let before = { words: '', state: '' };

  const seen = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      // Tooltips have tests of their own.
      if (!element || !text.data.trim() || element.closest('[role=tooltip], script, style') || !isShown(element)) continue;
      if (element.getBoundingClientRect().width > 1) texts.push(text);
    }
    return texts;
  };
  /** What a screen reader says of the control itself. */
  const stateOf = (element: HTMLElement) => {
    const heard = Array.from(element.querySelectorAll('*')).filter((part) => !part.closest('[aria-hidden=true]')).flatMap((part) => Array.from(part.childNodes, (node) => (node instanceof Text ? node.data : '')));
    const attributes = Array.from(element.attributes, ({ name, value }) => (name.startsWith('aria-') || name === 'open' ? `${name}=${value}` : ''));
    const isOpen = element.parentElement instanceof HTMLDetailsElement && element.parentElement.open;
    return [element instanceof HTMLInputElement && element.checked, isOpen, ...heard, ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')), ...attributes].join('|');
  };

  return {
    next: () => {
      const open = Array.from(document.querySelectorAll<HTMLElement>(pressable)).filter((element) => {
        // Header and footer are the same on every page, but for what a barrier does to them.
        const isElsewhere = !isEvery && location.pathname !== '/' && !element.closest('main');
        return !done.has(element) && !isElsewhere && isShown(element) && !element.closest('form[role=search], [inert]') && (isEvery || !kinds.has(kindOf(element)));
      });
      // What a tab shows first, and then the next tab.
      control = open.find(({ role }) => role !== 'tab') ?? open[0];
      if (!control) return undefined;
      done.add(control);
      kinds.add(kindOf(control));
      control.focus();
      before = { words: seen().map(({ data }) => data).join('|'), state: stateOf(control) };
      return { what: control.outerHTML.slice(0, 100), key: control.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter' };
    },
    after: () => {
      const { activeElement: focused } = document;
      return {
        isChanged: before.words !== seen().map(({ data }) => data).join('|'),
        isTold: control === undefined || focused !== control || before.state !== stateOf(control),
        hasFocus: focused !== null && focused !== document.body && isShown(focused),
      };
    },
    words: () => seen().filter(({ parentElement }) => !control?.contains(parentElement)).map(({ data }) => data.trim()),
  };
}
