/** Walks a page with the Tab key, and records each tab stop with its focus ring and the elements that cover it. */
import { expect, type Page } from '@playwright/test';

export interface Stop {
  readonly selector: string;
  readonly what: string;
  /** The index of the element in `walkRecorder.elements`, in the order of the first visit. */
  readonly index: number;
  readonly outline: number;
  readonly outlineStyle: string;
  readonly isInView: boolean;
  /** Whether it is drawn: not transparent, larger than a dot, and not clipped away. */
  readonly isDrawn: boolean;
  /** Whether the element itself is drawn at the middle of its visible part. */
  readonly isOnTop: boolean;
  /** Points at which something covers it, or `outside the viewport`. Empty if all of it is visible. */
  readonly covered: readonly string[];
}

/** No page has this many tab stops, so a longer walk has met a keyboard trap. */
export const maxTabStops = 600;

/** Keys that are sent without waiting for a response, because round trips would take most of the time of a walk. */
const batchSize = 40;

interface Recorder {
  readonly elements: Element[];
  stops: Stop[];
  /** Records Tab only during a walk, because tests also press it for other reasons. */
  isWalking: boolean;
  /** Whether focus has left the page, which ends the walk. */
  hasLeft: boolean;
  /** Returns points at which something covers an element. */
  readonly covered: (element: Element) => string[];
  /** Lets `elementFromPoint` find everything that is drawn, including elements that ignore the pointer. */
  readonly sheet: CSSStyleSheet;
}

declare global {
  // `walk()` keeps this in the page for `walkBack()` and for tests.
  var walkRecorder: Recorder;
}

/** Presses Tab from the start of the page until focus leaves it. */
export async function walk(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(startRecorder);
  return pressUntilLeft(page, 0);
}

/** Presses Shift+Tab from the end of the page until focus leaves it. Call it after `walk()`, on the same page. */
export async function walkBack(page: Page): Promise<readonly Stop[]> {
  return pressUntilLeft(page, 8);
}

/** Presses Tab until focus has left the page. 8 is the value of Shift in the DevTools protocol. */
async function pressUntilLeft(page: Page, modifiers: 0 | 8): Promise<readonly Stop[]> {
  const session = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await page.evaluate(() => {
    Object.assign(walkRecorder, { stops: [], isWalking: true, hasLeft: false });
    document.adoptedStyleSheets.push(walkRecorder.sheet);
    // From the body, Tab leads to the first stop, and Shift+Tab leads to the end of the page or out of it.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  // A tooltip of the previously focused control closes with a delay, and would cover the first stops.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await enterPage(page, modifiers === 0 ? 'Tab' : 'Shift+Tab');
  for (let presses = 0; presses < maxTabStops; presses += batchSize) {
    await Promise.all(
      Array.from({ length: batchSize * 2 }, (_, half) =>
        session.send('Input.dispatchKeyEvent', { type: half % 2 === 0 ? 'rawKeyDown' : 'keyUp', ...key }),
      ),
    );
    if (await page.evaluate(() => walkRecorder.hasLeft)) break;
  }
  await session.detach();
  return page.evaluate(() => {
    walkRecorder.isWalking = false;
    const { stops, sheet } = walkRecorder;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    // Keys that arrive during the transfer of focus record the first stop again.
    return stops.slice(Math.max(0, stops.findIndex(({ index }) => index !== stops[0]?.index) - 1));
  });
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

/** Runs in the page. Each press of Tab records the focused element, to which the previous press has led. */
export function startRecorder() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important; }');
  const recorder: Recorder = { elements: [], stops: [], isWalking: false, hasLeft: false, covered: (element) => covered(element), sheet };
  globalThis.walkRecorder = recorder;

  const indexOf = (element: Element) => {
    const known = recorder.elements.indexOf(element);
    return known === -1 ? recorder.elements.push(element) - 1 : known;
  };

  /** Whether the topmost element at a point is the element, its content, its label, or a box around it alone. */
  const owns = (element: Element, top: Element | null) => {
    const isItsBox = top === element.parentElement && top?.childElementCount === 1;
    return isItsBox || isPartOf(element, top);
  };

  const isPartOf = (element: Element, top: Element | null) => {
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    return top !== null && [element, ...labels].some((own) => own.contains(top));
  };

  /** Returns points about 12 px apart, 2 px inside the edges, because boxes are snapped to whole pixels. */
  const points = (start: number, end: number) => {
    const count = Math.min(40, Math.max(2, Math.ceil((end - start) / 12)));
    return Array.from({ length: count + 1 }, (_, index) => start + 2 + ((end - start - 4) * index) / count);
  };

  /** Outside a rounded corner, the background of the element shows. */
  const isOutsideCorner = (style: CSSStyleDeclaration, box: DOMRect, x: number, y: number) => {
    const [fromLeft, fromTop] = [Math.min(x - box.left, box.right - x), Math.min(y - box.top, box.bottom - y)];
    const isStart = x - box.left === fromLeft;
    const top = isStart ? style.borderTopLeftRadius : style.borderTopRightRadius;
    const bottom = isStart ? style.borderBottomLeftRadius : style.borderBottomRightRadius;
    const declared = y - box.top === fromTop ? top : bottom;
    const radius = Math.min(Number.parseFloat(declared) * (declared.endsWith('%') ? box.width / 100 : 1), box.width / 2, box.height / 2);
    return fromLeft < radius && fromTop < radius && Math.hypot(radius - fromLeft, radius - fromTop) > radius - 1;
  };

  const covered = (element: Element) => {
    const found: string[] = [];
    const style = getComputedStyle(element);
    const room = innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
    // A link that wraps has one box per line.
    for (const box of element.getClientRects()) {
      // Not all of such an element fits below a sticky bar. `isInView` and `isOnTop` still test it.
      if (box.height > room) continue;
      const isCut = (start: number, end: number, size: number) => end - start <= size && (start < -0.5 || end > size + 0.5);
      // Browsers scroll only the caret of a tall text field into view, not the whole field.
      const isTall = element.tagName === 'TEXTAREA';
      if (isCut(box.left, box.right, innerWidth) || (!isTall && isCut(box.top, box.bottom, innerHeight)))
        found.push('outside the viewport');
      for (const x of points(Math.max(box.left, 0), Math.min(box.right, innerWidth))) {
        for (const y of points(Math.max(box.top, 0), Math.min(box.bottom, innerHeight))) {
          if (isOutsideCorner(style, box, x, y)) continue;
          const top = document.elementFromPoint(x, y);
          if (!owns(element, top)) found.push(`${Math.round(x)}, ${Math.round(y)}: ${top && finding(top, '').selector}`);
        }
      }
    }
    return found.slice(0, 3);
  };

  /** Whether some point of its boxes shows the element. A clip can hide all of it. */
  const isFound = (element: Element) => {
    const isHit = () =>
      Array.from(element.getClientRects()).some((box) =>
        points(box.left, box.right).some((x) =>
          points(box.top, box.bottom).some((y) => isPartOf(element, document.elementFromPoint(x, y))),
        ),
      );
    if (isHit()) return true;
    // Decoration over the element ignores the pointer without this sheet.
    sheet.disabled = true;
    const isVisible = isHit();
    sheet.disabled = false;
    return isVisible;
  };

  const describe = (element: Element): Stop => {
    // A link that wraps has one box per line.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const style = getComputedStyle(element);
    const middle = document.elementFromPoint(
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    );
    return {
      selector: finding(element, '').selector,
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      index: indexOf(element),
      outline: Number.parseFloat(style.outlineWidth),
      outlineStyle: style.outlineStyle,
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isDrawn: element.checkVisibility({ opacityProperty: true }) && Math.min(box.width, box.height) > 2 && isFound(element),
      isOnTop: middle !== null && (middle.contains(element) || owns(element, middle)),
      covered: covered(element),
    };
  };

  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || !recorder.isWalking) return;
      const element = document.activeElement;
      const [first, last] = [recorder.stops[0], recorder.stops.at(-1)];
      // Focus leaves the page or returns to the first stop, because a headless browser has no toolbar.
      const isOut = !element || element === document.body;
      const isBack = !isOut && first?.index === indexOf(element) && last?.index !== first.index;
      if (first && (isOut || isBack)) recorder.hasLeft = true;
      else if (!isOut) recorder.stops.push(describe(element));
      // The rest of the batch must not enter the page again.
      if (recorder.hasLeft) event.preventDefault();
    },
    { capture: true },
  );
}
