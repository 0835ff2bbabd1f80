/** Presses the controls of a page one after the other, and tells what people who do not see the page learn of it. */
import type { Page } from '@playwright/test';
import { pressedByPointerAlone } from './absence';
import { readTree } from './document/tree';
import { unheardWords } from './document/unheard';
import { markVisibleWords, namesWithoutVisibleWords } from './document/visibleWords';
import { type FieldFaults, fieldFaults } from './fields';
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
  /** Controls that look different after a press and say nothing else than before. */
  readonly unsaid: readonly string[];
  /** Words that can be seen and that a press has hidden from screen readers. */
  readonly unheard: readonly string[];
  /** What a press has brought that only a pointer can press. */
  readonly unreachable: readonly string[];
  /** Layers over the page that a press has opened and no key closes. */
  readonly endless: readonly string[];
  /** Of the fields of the page and those that come after a press. */
  readonly fields: FieldFaults;
}

interface Presses {
  /** Focuses the next control, and says which one it is and which key presses it; undefined when all have been pressed. */
  readonly next: () => { readonly what: string; readonly key: 'Enter' | 'Space' } | undefined;
  /** Focuses the next field, and says which one it is and which key changes it; undefined when all have been changed. */
  readonly nextField: () => { readonly what: string; readonly key: string } | undefined;
  /** Compares the page with what it was before the press. */
  readonly after: () => { readonly isChanged: boolean; readonly isTold: boolean; readonly hasFocus: boolean; readonly isLookAlone: boolean };
  /** A layer over the page in which no key could press anything. */
  readonly layer: () => string | undefined;
  /** All words that can be seen outside the control. */
  readonly words: () => readonly string[];
}

/** Presses by key every control of the page, or one of each kind, on a page whose timers follow a fake clock. */
export async function pressEach(page: Page, isEvery: boolean): Promise<PressFaults> {
  const presses = await page.evaluateHandle(startPresses, isEvery);
  const said = await listen(page);
  const faults = { untold: [] as string[], misnamed: [] as string[], lost: [] as string[], fleeting: [] as string[], unsaid: [] as string[], unheard: [] as string[], unreachable: [] as string[], endless: [] as string[] };
  const fields = { labels: new Set<string>(), purposes: new Set<string>(), entries: new Set<string>() };
  const known = new Set<string>();
  const readFields = async () => {
    const found = await page.evaluate(fieldFaults);
    for (const kind of ['labels', 'purposes', 'entries'] as const) for (const fault of found[kind]) fields[kind].add(fault);
  };
  await readFields();
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
      const { isChanged, isTold, hasFocus, isLookAlone } = await presses.evaluate(({ after }) => after());
      const isSilent = (await said()).length === before;
      return { isUntold: isChanged && !isTold && isSilent, isUnsaid: isLookAlone && isSilent, isChanged, hasFocus };
    };
    const { isUntold, isUnsaid, isChanged, hasFocus } = await look();
    if (isUnsaid) faults.unsaid.push(what);
    if (isChanged) {
      faults.unreachable.push(...(await pressedByPointerAlone(page)).map((element) => `after a press of ${what}: ${element}`));
      await readFields();
      const layer = await presses.evaluate((all) => all.layer());
      if (layer) {
        await page.keyboard.press('Escape');
        await page.clock.runFor(3000);
        if ((await presses.evaluate((all) => all.layer())) === layer) faults.endless.push(`after a press of ${what}: ${layer}`);
      }
    }
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
    // Not before: the face of a button may have words that a live region says.
    faults.unheard.push(...(await page.evaluate(unheardWords)).map((word) => `after a press of ${what}: ${word}`));
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
  for (let changed = 0; changed < 50; changed++) {
    const field = await presses.evaluate(({ nextField }) => nextField());
    if (!field) break;
    const before = (await said()).length;
    await page.keyboard.press(field.key);
    await page.clock.runFor(3000);
    const { isChanged, isTold } = await presses.evaluate(({ after }) => after());
    if (!isChanged || isTold) continue;
    // It may be told when the field is left, and not with each letter.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(3000);
    if ((await said()).length === before) faults.untold.push(field.what);
  }
  return { pressed, ...faults, fields: { labels: [...fields.labels], purposes: [...fields.purposes], entries: [...fields.entries] } };
}

async function misnamedOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(markVisibleWords);
  return namesWithoutVisibleWords(await readTree(page));
}

/** Runs in the page. */
function startPresses(isEvery: boolean): Presses {
  // Not what opens a dialog: the page behind it is inert (search.spec.ts tests the dialog).
  const pressable = 'button:not([aria-haspopup=dialog]), summary, [role=button], [role=tab], [role=switch], input:is([type=checkbox], [type=radio], [type=button], [type=submit])';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const done = new Set<Element>();
  const kinds = new Set<string>();
  const kindOf = (element: Element) => [element.closest('header, main, footer')?.tagName, element.tagName, ...['role', 'type', 'class', 'data-variant'].map((name) => element.getAttribute(name))].join(' ');
  let control: HTMLElement | undefined;
  let before = { words: '', state: '', look: '' };

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

  /** What is drawn of the control, but for the ring of focus and for words. */
  const lookOf = (element: HTMLElement) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => [style.backgroundColor, style.backgroundImage, style.color, style.borderColor, style.borderWidth, style.transform, style.translate, style.rotate, style.justifyContent, style.insetInlineStart, style.opacity, style.display, style.fontWeight, style.textDecorationLine, style.content, style.fill, style.stroke].join())
      .join('|');
  const focus = (element: HTMLElement) => {
    control = element;
    done.add(element);
    element.focus();
    before = { words: seen().map(({ data }) => data).join('|'), state: stateOf(element), look: lookOf(element) };
    return element.outerHTML.slice(0, 100);
  };

  return {
    nextField: () => {
      const field = Array.from(document.querySelectorAll<HTMLInputElement>('textarea, select, input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit])')).find(
        // A search has tests of its own.
        (element) => !done.has(element) && isShown(element) && !element.disabled && !element.readOnly && !element.closest('[role=search], [inert]'),
      );
      if (!field) return undefined;
      return { what: focus(field), key: field.matches('select, [type=range]') ? 'ArrowDown' : '7' };
    },
    layer: () => {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      for (let box = middle; box && box !== document.body; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        const isOver = box.matches('dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]') || (getComputedStyle(box).position === 'fixed' && width * height > innerWidth * innerHeight * 0.5);
        // Something in it that keys can press may close it.
        if (isOver) return box.querySelector('button, a[href], summary, [role=button]') ? undefined : box.outerHTML.slice(0, 100);
      }
      return undefined;
    },
    next: () => {
      const open = Array.from(document.querySelectorAll<HTMLElement>(pressable)).filter((element) => {
        // Header and footer are the same on every page, but for what a barrier does to them.
        const isElsewhere = !isEvery && location.pathname !== '/' && !element.closest('main');
        return !done.has(element) && !isElsewhere && isShown(element) && !element.closest('form[role=search], [inert]') && (isEvery || !kinds.has(kindOf(element)));
      });
      // What a tab shows first, and then the next tab.
      control = open.find(({ role }) => role !== 'tab') ?? open[0];
      if (!control) return undefined;
      kinds.add(kindOf(control));
      return { what: focus(control), key: control.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter' };
    },
    after: () => {
      const { activeElement: focused } = document;
      return {
        isChanged: before.words !== seen().map(({ data }) => data).join('|'),
        isTold: control === undefined || focused !== control || before.state !== stateOf(control),
        isLookAlone: control !== undefined && control.isConnected && focused === control && before.state === stateOf(control) && before.look !== lookOf(control),
        hasFocus: focused !== null && focused !== document.body && isShown(focused),
      };
    },
    words: () => seen().filter(({ parentElement }) => !control?.contains(parentElement)).map(({ data }) => data.trim()),
  };
}
