/** Presses the controls of a page with the keyboard, and types into its fields. Checks say what is wrong with a press. */
import type { Page } from '@playwright/test';
import type { Finding } from './findings';
import type { Moment } from './inPage/presses';
import { isAudit } from './run';
import { recordAnnouncements } from './liveRegions';
import { once } from './once';
import { openPage, tellOfWindows, withNames } from './openPage';

export interface Press {
  /** The pressed control, with its text. */
  readonly control: Finding;
  readonly role: string;
  readonly before: Moment;
  /** After three seconds, which are longer than the delay of any message. */
  readonly after: Moment;
  /** After an hour, in which a message on a button goes, such as “Copied”. Path and titles are those after focus has left. */
  readonly later: Moment;
  /** What live regions announced. */
  readonly said: readonly string[];
  /** What covers the focused element. */
  readonly covered: readonly Finding[];
  /** Controls whose name lacks their visible text. */
  readonly mislabeled: readonly Finding[];
  /** The keys, of Tab and Shift+Tab, that leave focus where it is, each with the focused element. */
  readonly trapped: readonly Finding[];
}

/** A page with more controls adds one with each press. */
const maxPresses = 200;

/** Presses one control of each kind, or in an audit every control, once for all checks. */
export const pressesOn = (page: Page, path: string): Promise<readonly Press[]> => once(`presses on ${path}`, () => pressEach(page, path));

/** A finding about the control of each press with a fault. */
export const pressesWith = (
  presses: readonly Press[],
  fault: string,
  hasFault: (press: Press) => boolean,
  breaks?: Finding['breaks'],
): Finding[] => presses.filter(hasFault).map(({ control }) => ({ ...control, what: `${control.what}: ${fault}`, breaks }));

async function pressEach(page: Page, path: string): Promise<readonly Press[]> {
  await page.clock.install();
  // The real clipboard may respond only after the next press.
  await page.addInitScript(() => Object.assign(navigator.clipboard, { write: async () => {}, writeText: async () => {} }));
  await tellOfWindows(page, 'title');
  // This viewport shows the menu button.
  await page.setViewportSize({ width: 360, height: 800 });
  await withNames(page);
  await openPage(page, path);
  const announced = await recordAnnouncements(page);
  const moment = () => page.evaluate(() => inPage.momentOfPress());
  const presses: Press[] = [];
  for (;;) {
    const next = await page.evaluate((isEvery) => inPage.nextPress(isEvery), isAudit);
    if (!next && presses.length === 0) throw new Error(`${path} has no control to press.`);
    // Another page has other controls.
    if (!next || (presses.at(-1)?.later.path ?? path) !== path) return presses;
    if (presses.length === maxPresses) throw new Error(`${path} has more than ${maxPresses} controls to press.`);
    const { key, ...pressed } = next;
    // A message appears after 100 ms, also that of a field which focus has just left.
    const [, before] = [await page.clock.runFor(150), await moment(), await announced()];
    await page.keyboard.press(key);
    await page.clock.runFor(150);
    const covered = await page.evaluate(() => inPage.coverOfFocus());
    await page.clock.runFor(3000);
    const said = (await announced()).flatMap(({ text, isLate, isAssertive }) => (isLate && !isAssertive ? [] : text));
    const after = await moment();
    await page.clock.fastForward('01:00:00');
    const held = await moment();
    const afterPress = (found: readonly Finding[]) =>
      found.map((one) => ({ ...one, what: `${one.what}, after a press of ${pressed.control.selector}` }));
    const mislabeled = afterPress(await page.evaluate(() => inPage.measures.labelInName(inPage.walk())));
    const trapped = afterPress(await trapsIn(page));
    // A field reports its change when focus leaves it.
    const { path: left, titles } = await moment();
    const later = { ...held, path: left, titles };
    presses.push({ ...pressed, before, after, later, said, covered: afterPress(covered), mislabeled, trapped });
  }
}

/** Presses Tab forward, back to where the press has left focus, and out of it. */
async function trapsIn(page: Page): Promise<readonly Finding[]> {
  const traps: Finding[] = [];
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    const from = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    const stays = (element: Element | null, name: string) =>
      element === document.activeElement && element !== document.body && document.hasFocus()
        ? [{ ...finding(element, `${name} does not leave it`), breaks: ['2.1.2'] }]
        : [];
    // Escape closes a list or a popup that keeps focus inside.
    if ((await from.evaluate(stays, key)).length > 0) await page.keyboard.press('Escape');
    traps.push(...(await from.evaluate(stays, key)));
  }
  return traps;
}

/** Presses keys, and finds those whose default action a listener prevents. */
export async function preventedKeys(page: Page, keys: readonly string[]): Promise<Finding[]> {
  const pressed = await page.evaluateHandle(() => {
    const events: KeyboardEvent[] = [];
    addEventListener('keydown', (event) => events.push(event), { capture: true });
    return events;
  });
  for (const key of keys) await page.keyboard.press(key);
  return pressed.evaluate((all) => all.filter((one) => one.defaultPrevented).map(({ key }) => finding(null, 'prevents the key', key)));
}
