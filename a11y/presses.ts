/** Activates the controls of a page with the keyboard, and reports changes that screen readers do not announce. */
import type { Page } from '@playwright/test';
import { describe, type Finding } from './findings';
import { mislabeledControls } from './visibleText';
import { isAudit } from './isAudit';
import { once } from './once';
import { openPage } from './openPage';
import { recordAnnouncements } from './audit/measures/liveRegions';

export interface PressFaults {
  /** The number of activated controls. */
  readonly pressed: number;
  /** Changes of text that neither the control, nor focus, nor a live region announces. */
  readonly unannounced: readonly Finding[];
  /** Controls whose name lacks their current visible text. */
  readonly mislabeled: readonly Finding[];
  /** Clicks that lose focus, immediately or later. */
  readonly focusLost: readonly Finding[];
  /** Text that a click has shown and that changes within an hour without another click. */
  readonly temporary: readonly Finding[];
  /** Controls that look different after a click and announce the same as before. */
  readonly visualOnly: readonly Finding[];
  /** Clicks after which Tab or Shift+Tab leaves focus where it is. */
  readonly trapped: readonly Finding[];
}

interface Presses {
  /** Focuses the next control. Returns its description and its key, or undefined after the last control. */
  readonly next: () => { readonly control: Finding; readonly key: 'Enter' | 'Space' } | undefined;
  /** Compares the page with its state before the click. */
  readonly after: () => {
    readonly isChanged: boolean;
    readonly isAnnounced: boolean;
    readonly hasFocus: boolean;
    readonly isOnlyVisual: boolean;
  };
  /** Returns all visible text outside the control. */
  readonly words: () => readonly string[];
}

/** Activates one control of each kind, or in an audit every control, once for all checks. */
export const pressesOn = (page: Page, path: string): Promise<PressFaults> => once(`presses on ${path}`, () => pressEach(page, path));

async function pressEach(page: Page, path: string): Promise<PressFaults> {
  await page.clock.install();
  // The real clipboard may respond only after the next press.
  await page.addInitScript(() => Object.assign(navigator.clipboard, { write: async () => {}, writeText: async () => {} }));
  // This viewport shows the menu button.
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  const presses = await page.evaluateHandle(startPresses, isAudit);
  const announced = await recordAnnouncements(page);
  const faults = {
    unannounced: [] as Finding[],
    mislabeled: [] as Finding[],
    focusLost: [] as Finding[],
    temporary: [] as Finding[],
    visualOnly: [] as Finding[],
    trapped: [] as Finding[],
  };
  const known = new Set<string>();
  let pressed = 0;
  for (; pressed < 200; pressed++) {
    const next = await presses.evaluate(({ next }) => next());
    if (!next) break;
    const { control, key } = next;
    const fault = (what: string): Finding => ({ ...control, what: `${control.what}: ${what}` });
    const afterPress = (found: Finding): Finding => ({ ...found, what: `${found.what}, after a press of ${control.selector}` });
    const before = (await announced()).length;
    await page.keyboard.press(key);
    // This is longer than the delay of any message.
    await page.clock.runFor(3000);
    const { isChanged, isAnnounced, hasFocus, isOnlyVisual } = await presses.evaluate(({ after }) => after());
    const isSilent = (await announced()).length === before;
    if (isOnlyVisual && isSilent) faults.visualOnly.push(fault('looks different after a press, with the same name and state'));
    if (isChanged && !isAnnounced && isSilent) faults.unannounced.push(fault('changes the page, and nothing announces it'));
    const shown = await presses.evaluate(({ words }) => words());
    await page.clock.fastForward('01:00:00');
    const later = await presses.evaluate(({ words }) => words());
    const changed = [...shown.filter((word) => !later.includes(word)), ...later.filter((word) => !shown.includes(word))];
    if (changed.length > 0) faults.temporary.push(fault(`text that changes within an hour of a press: ${changed.slice(0, 3).join(', ')}`));
    let names = await mislabeledControls(page);
    // A temporary message on a button, such as “Copied”, is gone after an hour.
    if (names.length > 0) {
      await page.clock.fastForward('01:00:00');
      names = await mislabeledControls(page);
    }
    faults.mislabeled.push(...names.filter((name) => !known.has(describe(name))).map(afterPress));
    for (const name of names) known.add(describe(name));
    if (!hasFocus || !(await presses.evaluate(({ after }) => after())).hasFocus) faults.focusLost.push(fault('loses focus after a press'));
    // Forward, back to where the press has left focus, and out of it.
    for (const tab of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
      const from = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(tab);
      const stays = (element: Element | null) =>
        element === document.activeElement && element !== document.body && document.hasFocus() ? [finding(element, '')] : [];
      faults.trapped.push(...(await from.evaluate(stays)).map((stop) => afterPress({ ...stop, what: `${tab} does not leave it` })));
    }
  }
  return { pressed, ...faults };
}

/** Runs in the page. */
function startPresses(isEvery: boolean): Presses {
  // Skips buttons that open a dialog, because it makes the page inert. search.spec.ts tests the dialog.
  const pressable =
    'button:not([aria-haspopup=dialog]), summary, [role=button], [role=tab], [role=switch], input:is([type=checkbox], [type=radio], [type=button], [type=submit])';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const done = new Set<Element>();
  const kinds = new Set<string>();
  const kindOf = (element: Element) =>
    [
      element.closest('header, main, footer')?.tagName,
      element.tagName,
      ...['role', 'type', 'class', 'data-variant'].map((name) => element.getAttribute(name)),
    ].join(' ');
  let control: HTMLElement | undefined;
  let before = { words: '', state: '', look: '' };

  const seen = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      // Tooltips have their own tests.
      if (!element || !text.data.trim() || element.closest('[role=tooltip], script, style') || !isShown(element)) continue;
      if (element.getBoundingClientRect().width > 1) texts.push(text);
    }
    return texts;
  };
  /** Returns what a screen reader announces for the control itself. */
  const stateOf = (element: HTMLElement) => {
    const heard = Array.from(element.querySelectorAll('*'))
      .filter((part) => !part.closest('[aria-hidden=true]'))
      .flatMap((part) => Array.from(part.childNodes, (node) => (node instanceof Text ? node.data : '')));
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      name.startsWith('aria-') || name === 'open' ? `${name}=${value}` : '',
    );
    const isOpen = element.parentElement instanceof HTMLDetailsElement && element.parentElement.open;
    return [
      element instanceof HTMLInputElement && element.checked,
      isOpen,
      ...heard,
      ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
      ...attributes,
    ].join('|');
  };

  /** Returns the visual style of the control, without focus ring and text. */
  const lookOf = (element: HTMLElement) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) =>
        [
          style.backgroundColor,
          style.backgroundImage,
          style.color,
          style.borderColor,
          style.borderWidth,
          style.transform,
          style.translate,
          style.rotate,
          style.justifyContent,
          style.insetInlineStart,
          style.opacity,
          style.display,
          style.fontWeight,
          style.textDecorationLine,
          style.content,
          style.fill,
          style.stroke,
        ].join(),
      )
      .join('|');
  return {
    next: () => {
      const open = Array.from(document.querySelectorAll<HTMLElement>(pressable)).filter((element) => {
        // Header and footer are the same on every page, except for barriers.
        const part = element.closest('header, main, footer');
        const isElsewhere = !isEvery && location.pathname !== '/' && part !== null && part.tagName !== 'MAIN';
        return (
          !done.has(element) &&
          !isElsewhere &&
          isShown(element) &&
          !element.closest('form[role=search], [inert]') &&
          (isEvery || !kinds.has(kindOf(element)))
        );
      });
      // Controls in a tab panel come before the next tab.
      control = open.find(({ role }) => role !== 'tab') ?? open[0];
      if (!control) return undefined;
      kinds.add(kindOf(control));
      done.add(control);
      control.focus();
      before = {
        words: seen()
          .map(({ data }) => data)
          .join('|'),
        state: stateOf(control),
        look: lookOf(control),
      };
      return {
        control: finding(control, control.innerText.trim().slice(0, 40) || control.localName),
        key: control.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter',
      };
    },
    after: () => {
      const { activeElement: focused } = document;
      return {
        isChanged:
          before.words !==
          seen()
            .map(({ data }) => data)
            .join('|'),
        isAnnounced: control === undefined || focused !== control || before.state !== stateOf(control),
        isOnlyVisual:
          control !== undefined &&
          control.isConnected &&
          focused === control &&
          before.state === stateOf(control) &&
          before.look !== lookOf(control),
        hasFocus: focused !== null && focused !== document.body && isShown(focused),
      };
    },
    words: () =>
      seen()
        .filter(({ parentElement }) => !control?.contains(parentElement))
        .map(({ data }) => data.trim()),
  };
}
