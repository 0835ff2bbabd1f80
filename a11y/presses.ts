/** Presses the controls of a page with the keyboard, and types into its fields, and reports what screen readers do not announce, or what gets in the way. */
import type { Page } from '@playwright/test';
import { recordAnnouncements } from './liveRegions';
import { describe, type Finding } from './findings';
import { isAudit } from './isAudit';
import { once } from './once';
import { openPage, withNames } from './openPage';
import { mislabeledControls } from './visibleText';

export interface PressFaults {
  /** Changes of text that neither the control, nor focus, nor a live region announces. */
  readonly unannounced: Finding[];
  /** Controls whose name lacks their current visible text. */
  readonly mislabeled: Finding[];
  /** Presses that lose focus, immediately or later. */
  readonly focusLost: Finding[];
  /** Text that a press has shown and that changes within an hour without another press. */
  readonly temporary: Finding[];
  /** Announcements of what focus or the control tells too, and second ones. */
  readonly repeated: Finding[];
  /** Fields, choices, and tabs whose new value moves focus, or leads to another page. */
  readonly moved: Finding[];
  /** Presses after which Tab or Shift+Tab leaves focus where it is. */
  readonly trapped: Finding[];
  /** Presses after which something covers the focused element. */
  readonly covered: Finding[];
}

/** Presses one control of each kind, or in an audit every control, once for all checks. */
export const pressesOn = (page: Page, path: string): Promise<PressFaults> => once(`presses on ${path}`, () => pressEach(page, path));

async function pressEach(page: Page, path: string): Promise<PressFaults> {
  await page.clock.install();
  // The real clipboard may respond only after the next press.
  await page.addInitScript(() => Object.assign(navigator.clipboard, { write: async () => {}, writeText: async () => {} }));
  // This viewport shows the menu button.
  await page.setViewportSize({ width: 360, height: 800 });
  await withNames(page);
  await openPage(page, path);
  const announced = await recordAnnouncements(page);
  const faults: PressFaults = {
    unannounced: [],
    mislabeled: [],
    focusLost: [],
    temporary: [],
    repeated: [],
    moved: [],
    trapped: [],
    covered: [],
  };
  const known = new Set<string>();
  const words = () => page.evaluate(() => inPage.otherWords());
  for (let presses = 0; presses < 200; presses++) {
    const next = await page.evaluate((isEvery) => inPage.nextPress(isEvery), isAudit);
    if (!next && presses === 0) throw new Error(`${path} has no control to press.`);
    if (!next) break;
    const { pressed, key } = next;
    const fault = (what: string): Finding => ({ ...pressed, what: `${pressed.what}: ${what}` });
    const afterPress = (found: Finding): Finding => ({ ...found, what: `${found.what}, after a press of ${pressed.selector}` });
    const before = (await announced()).length;
    await page.keyboard.press(key);
    // A message appears after 100 ms.
    await page.clock.runFor(150);
    faults.covered.push(...(await page.evaluate(() => inPage.coverOfFocus())).map(afterPress));
    // This is longer than the delay of any message.
    await page.clock.runFor(3000);
    const said = (await announced()).slice(before).map(({ text }) => text);
    const after = (isSilent: boolean) => page.evaluate((silent) => inPage.afterPress(silent), isSilent);
    const { isChanged, isTold, unannounced, focusLost } = await after(said.length === 0);
    faults.unannounced.push(...unannounced.map(fault));
    if (said.length > (isTold ? 0 : 1)) faults.repeated.push(fault(`announces “${said.join('”, “')}”`));
    const shown = await words();
    await page.clock.fastForward('01:00:00');
    const later = await words();
    const changed = [...shown.filter((word) => !later.includes(word)), ...later.filter((word) => !shown.includes(word))];
    if (changed.length > 0) faults.temporary.push(fault(`text that changes within an hour of a press: ${changed.slice(0, 3).join(', ')}`));
    // A temporary message on a button, such as “Copied”, is gone after an hour.
    const names = isChanged ? await mislabeledControls(page) : [];
    faults.mislabeled.push(...names.filter((name) => !known.has(describe(name))).map(afterPress));
    for (const name of names) known.add(describe(name));
    const anHourLater = await after(false);
    faults.focusLost.push(...(focusLost.length > 0 ? focusLost : anHourLater.focusLost).map(fault));
    faults.moved.push(...anHourLater.moved.map(fault));
    if (anHourLater.moved.length > 0) break;
    // Forward, back to where the press has left focus, and out of it.
    for (const tab of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
      const from = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(tab);
      const stays = (element: Element | null) =>
        element === document.activeElement && element !== document.body && document.hasFocus() ? [finding(element, '')] : [];
      faults.trapped.push(...(await from.evaluate(stays)).map((stop) => afterPress({ ...stop, what: `${tab} does not leave it` })));
    }
  }
  return faults;
}
