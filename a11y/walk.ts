/** Walks a page with the Tab key, and notes at each stop what it is, how it shows and what lies over it. */
import { expect, type Page } from '@playwright/test';

export interface Stop {
  readonly what: string;
  /** Its place in the walk from the start of the page: two stops of one place are the same element. */
  readonly place: number;
  readonly outline: number;
  readonly outlineStyle: string;
  readonly isInView: boolean;
  /** Whether the middle of what is in view of it is its own. */
  readonly isOnTop: boolean;
  /** Where something else lies over it, or where the edge of the window cuts it off; empty when all of it can be seen. */
  readonly covered: readonly string[];
}

/** More than any page has: who comes this far is trapped. */
export const endless = 300;

/** How many presses are sent without waiting: an answer for each would be most of what a walk takes. */
const batch = 40;

interface Recorder {
  readonly elements: Element[];
  stops: Stop[];
  /** From the first press to the one that is read back; other presses of a test are none of a walk. */
  isWalking: boolean;
  hasLeft: boolean;
}

declare global {
  // What `walk()` keeps in the page.
  var walkRecorder: Recorder;
}

/** From the start of the page to where focus leaves it. */
export async function walk(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(startRecorder);
  return pressUntilLeft(page, 0);
}

/** From the end of the page back to its start; after `walk()`, on the same page. */
export async function walkBack(page: Page): Promise<readonly Stop[]> {
  return pressUntilLeft(page, 8);
}

/** Presses Tab, with Shift (8, as the protocol has it) or without, until focus has left the page. */
async function pressUntilLeft(page: Page, modifiers: 0 | 8): Promise<readonly Stop[]> {
  const session = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await page.evaluate(() => {
    Object.assign(walkRecorder, { stops: [], isWalking: true, hasLeft: false });
    // Wherever focus was: from here, Tab leads to the first stop and Shift+Tab out of the page, or in at its end.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  // A tooltip goes a moment after focus has gone; no person is back at the start of the page by then.
  await page.waitForTimeout(300);
  // The press that leads in from outside the page takes the browser longer than those within.
  await expect(async () => {
    await page.keyboard.press(modifiers === 0 ? 'Tab' : 'Shift+Tab');
    await page.waitForFunction(() => document.hasFocus() && document.activeElement !== document.body, null, { timeout: 2000 });
  }).toPass();
  for (let presses = 0; presses < endless; presses += batch) {
    await Promise.all(
      Array.from({ length: batch * 2 }, (_, half) =>
        session.send('Input.dispatchKeyEvent', { type: half % 2 === 0 ? 'rawKeyDown' : 'keyUp', ...key }),
      ),
    );
    if (await page.evaluate(() => walkRecorder.hasLeft)) break;
  }
  await session.detach();
  return page.evaluate(() => {
    walkRecorder.isWalking = false;
    // Presses that come while the browser is still handing focus over find it where it came in.
    const { stops } = walkRecorder;
    return stops.slice(Math.max(0, stops.findIndex(({ place }) => place !== stops[0]?.place) - 1));
  });
}

/** Runs in the page. Each press of Tab notes what has focus before it: where the press before has led, at rest. */
function startRecorder() {
  const recorder: Recorder = { elements: [], stops: [], isWalking: false, hasLeft: false };
  globalThis.walkRecorder = recorder;

  const place = (element: Element) => {
    const known = recorder.elements.indexOf(element);
    return known === -1 ? recorder.elements.push(element) - 1 : known;
  };

  // What presses go through covers as well.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important; }');

  /** Whether what is drawn at a point belongs to the element: its label does, and what is drawn on a box that holds nothing else. */
  const owns = (element: Element, top: Element | null) => {
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    const isItsBox = top === element.parentElement && top?.childElementCount === 1;
    return isItsBox || (top !== null && [element, ...labels].some((own) => own.contains(top)));
  };

  /** Points a few pixels apart, from edge to edge but for the width of a line: boxes are snapped to whole pixels. */
  const points = (start: number, end: number) => {
    const count = Math.min(40, Math.max(2, Math.ceil((end - start) / 12)));
    return Array.from({ length: count + 1 }, (_, index) => start + 2 + ((end - start - 4) * index) / count);
  };

  /** Outside a round corner begins what is behind. */
  const isOutsideCorner = (style: CSSStyleDeclaration, box: DOMRect, x: number, y: number) => {
    const [fromLeft, fromTop] = [Math.min(x - box.left, box.right - x), Math.min(y - box.top, box.bottom - y)];
    const isStart = x - box.left === fromLeft;
    const top = isStart ? style.borderTopLeftRadius : style.borderTopRightRadius;
    const bottom = isStart ? style.borderBottomLeftRadius : style.borderBottomRightRadius;
    const given = y - box.top === fromTop ? top : bottom;
    const radius = Math.min(Number.parseFloat(given) * (given.endsWith('%') ? box.width / 100 : 1), box.width / 2, box.height / 2);
    return fromLeft < radius && fromTop < radius && Math.hypot(radius - fromLeft, radius - fromTop) > radius - 1;
  };

  const covered = (element: Element) => {
    const found: string[] = [];
    const style = getComputedStyle(element);
    document.adoptedStyleSheets.push(sheet);
    // A link that wraps has a box a line.
    for (const box of element.getClientRects()) {
      const isCut = (start: number, end: number, size: number) => end - start <= size && (start < -0.5 || end > size + 0.5);
      // Of a text field of several lines, browsers bring the caret into view and not the whole.
      const isTall = element.tagName === 'TEXTAREA';
      if (isCut(box.left, box.right, innerWidth) || (!isTall && isCut(box.top, box.bottom, innerHeight))) found.push('out of the window');
      for (const x of points(Math.max(box.left, 0), Math.min(box.right, innerWidth))) {
        for (const y of points(Math.max(box.top, 0), Math.min(box.bottom, innerHeight))) {
          if (isOutsideCorner(style, box, x, y)) continue;
          const top = document.elementFromPoint(x, y);
          if (!owns(element, top)) found.push(`${Math.round(x)}, ${Math.round(y)}: ${top?.outerHTML.slice(0, 80)}`);
        }
      }
    }
    document.adoptedStyleSheets.pop();
    return found.slice(0, 3);
  };

  const describe = (element: Element): Stop => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const middle = document.elementFromPoint(
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    );
    return {
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      place: place(element),
      outline: Number.parseFloat(style.outlineWidth),
      outlineStyle: style.outlineStyle,
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isOnTop: middle !== null && (element.contains(middle) || middle.contains(element)),
      covered: covered(element),
    };
  };

  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || !recorder.isWalking) return;
      const element = document.activeElement;
      const [first, last] = [recorder.stops[0], recorder.stops.at(-1)];
      // Out of the page, or at once in again where it began: a browser without a window has nothing else to go to.
      const isOut = !element || element === document.body;
      const isBack = !isOut && first?.place === place(element) && last?.place !== first.place;
      if (first && (isOut || isBack)) recorder.hasLeft = true;
      else if (!isOut) recorder.stops.push(describe(element));
      // Presses that are still to come must not lead in again.
      if (recorder.hasLeft) event.preventDefault();
    },
    { capture: true },
  );
}
