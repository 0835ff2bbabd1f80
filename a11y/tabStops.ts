/** Walks a page with the Tab key in some widths, once for all checks of focus. */
import { expect, type Page } from '@playwright/test';
import type { Reading } from './checks/check';
import type { Stop } from './inPage/tabStops';
import { isAudit } from './run';
import { once } from './once';
import { inEveryState } from './states';

interface Walk {
  /** Empty for the page as loaded. */
  readonly state: string;
  readonly width: number;
  readonly forward: readonly Stop[];
  readonly backward: readonly Stop[];
  /** The selectors of all tab stops, in DOM order. */
  readonly expected: readonly string[];
}

/**
 * The first window is that of 1280 × 1024 px at a zoom of 400 %, in which sticky parts leave the least room, and the second that of a phone.
 * The colors of outlines differ between themes, and not between widths.
 */
const windows = [
  { width: 320, height: 256 },
  { width: 390, height: 844, forcedColors: 'active' },
  { width: 1280, theme: 'dark' },
] as const;

/** Walks a page forward and back. An audit repeats this in each width, and in each state at the smallest one, where least is in view. */
export function walksOf(look: Reading['look'], path: string): Promise<readonly Walk[]> {
  return once(`walks on ${path}`, async () => {
    const walks: Walk[] = [];
    // A test run takes the narrow window for some pages, and the wide one for the others.
    for (const view of isAudit ? windows : windows.slice(path.length % 2 ? 0 : 2).slice(0, 1)) {
      const page = await look(path, view);
      const walkState = async (state: string) => {
        const forward = await walk(page, 'Tab');
        const expected = await page.evaluate(() => inPage.expectedStops());
        walks.push({ state, width: view.width, forward, expected, backward: await walk(page, 'Shift+Tab') });
      };
      await (isAudit && view.width === 320 ? inEveryState(page, walkState) : walkState(''));
    }
    return walks;
  });
}

/** No page has this many tab stops, so a longer walk has met a keyboard trap. */
const maxTabStops = 600;

/** Keys that are sent without waiting for a response, because round trips would take most of the time of a walk. */
const batchSize = 40;

/** Presses Tab from the start of the page, or Shift+Tab from its end, until focus leaves it. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const session = await page.context().newCDPSession(page);
  // 8 is Shift.
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  await page.evaluate(() => inPage.beginWalk());
  // A tooltip of the previously focused control closes with a delay, and would cover the first stops.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await enterPage(page, key);
  for (let presses = 0; presses < maxTabStops; presses += batchSize) {
    await Promise.all(
      Array.from({ length: batchSize * 2 }, (_, half) =>
        session.send('Input.dispatchKeyEvent', { type: half % 2 === 0 ? 'rawKeyDown' : 'keyUp', ...tab }),
      ),
    );
    if (await page.evaluate(() => inPage.hasLeft())) break;
  }
  await session.detach();
  return page.evaluate(() => inPage.endWalk());
}

/** Presses a key until an element of the page has focus. The first press may lead out of the page again. */
async function enterPage(page: Page, key: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press(key);
    // The browser process transfers focus with a delay. An extra press is recorded like any other.
    const isInside = await page.evaluate(async () => {
      const isInPage = () => document.hasFocus() && document.activeElement !== document.body;
      for (let frame = 0; frame < 6 && !isInPage(); frame++) await new Promise(requestAnimationFrame);
      return isInPage();
    });
    if (isInside) return;
  }
  throw new Error(`${key} does not lead into the page.`);
}
