/** Finds layout faults: clipped, covered, or overlapping text, text that does not grow, and small targets. */
import type { Finding } from '../../findings';
import type { Page } from '@playwright/test';

/** Finds elements whose text is clipped, or that make the page scroll horizontally. */
export async function clipped(page: Page) {
  const clips = await page.evaluate(() => {
    const found: Finding[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isBox = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      // Scroll containers and text fields may contain more than they show. Text for screen readers is one pixel wide on purpose.
      if (!isBox || element.clientWidth <= 1 || element.tagName === 'INPUT' || /auto|scroll/.test(style.overflowX + style.overflowY))
        continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
        found.push(
          finding(element, 'clips its content', `${scrollWidth} × ${scrollHeight} px`, `at most ${clientWidth} × ${clientHeight} px`),
        );
      }
    }
    return found;
  });
  return [...clips, ...(await tooWide(page))];
}

/** Finds elements that make the page scroll horizontally. */
export function tooWide(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      return !isInScrollBox(element) && element.getBoundingClientRect().right > innerWidth + 1;
    });
    return [
      finding(null, 'width of the page in px', document.documentElement.scrollWidth, `at most ${innerWidth}`),
      ...wide
        .slice(0, 3)
        .map((element) => finding(element, 'right edge in px', Math.round(element.getBoundingClientRect().right), `at most ${innerWidth}`)),
    ];

    function isInScrollBox(element: Element): boolean {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isInScrollBox(parent);
    }
  });
}

/** WCAG 1.4.10: finds boxes that scroll sideways, except those of tables and code. Runs in the page. */
export function sidewaysBoxes(): Finding[] {
  return Array.from(document.querySelectorAll('main *')).flatMap((box) => {
    const isMissed = box.scrollWidth <= box.clientWidth + 1 || !/auto|scroll/.test(getComputedStyle(box).overflowX);
    return isMissed || box.matches('pre, textarea, :has(pre, table)')
      ? []
      : [finding(box, 'scrolls sideways', `${box.scrollWidth} px`, `at most ${box.clientWidth} px`)];
  });
}

/**
 * Doubles the root font size, like the text size setting of browsers. Returns texts that do not grow, and a function that restores the
 * size. Text of 30 px or more may grow less, because its size also depends on the viewport.
 */
export async function doubleText(page: Page) {
  const texts = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('body :not(svg *)')).filter((element) => {
      const hasText = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
      const isTextField = element.matches('input:not([type=checkbox], [type=radio]), textarea, select');
      return element.checkVisibility() && (hasText || isTextField);
    }),
  );
  const sizes = () => texts.evaluate((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  const before = await sizes();
  const restore = await addStyle(page, ':root { font-size: 200% !important; }');
  const after = await sizes();
  const found = await texts.evaluate((elements) => elements.map((element) => finding(element, 'text size in px at 200 %')));
  const tooSmall = found.flatMap((text, index) => {
    const [from = 0, to = 0] = [before[index], after[index]];
    return to > from && to >= Math.min(1.99 * from, 30) ? [] : [{ ...text, value: to, limit: `at least ${Math.min(2 * from, 30)}` }];
  });
  return { tooSmall, restore };
}

/** Sets the text spacing of WCAG 1.4.12. Returns a function that removes it. */
export function spaceText(page: Page): Promise<() => Promise<void>> {
  // The specificity is higher than that of any rule of the site.
  return addStyle(
    page,
    `:is(body, body *):not(#a#b#c) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p:not(#a#b#c) { margin-block-end: 2em !important; }`,
  );
}

async function addStyle(page: Page, rules: string): Promise<() => Promise<void>> {
  // The content security policy blocks style elements.
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, rules);
  return () =>
    sheet.evaluate((added) => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)));
}

/**
 * WCAG 1.4.4: finds lines of text that overlap. The height from ascender to descender counts, because line boxes overlap where the line
 * spacing is small.
 */
export function overlappingLines(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly parent: Element;
      readonly top: number;
      readonly bottom: number;
      readonly left: number;
      readonly right: number;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const { parentElement: parent } = node;
      if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A tooltip covers the page on purpose, and Escape closes it.
      if (parent.closest('[role=tooltip]')) continue;
      const frame = frameOf(parent);
      const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.42;
      range.selectNode(node);
      for (const box of range.getClientRects()) {
        const middle = (box.top + box.bottom) / 2;
        const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
        const isSeen = right - left > 2 && middle > frame.top && middle < frame.bottom;
        if (isSeen) lines.push({ text: node.data.trim().slice(0, 40), parent, top: middle - half, bottom: middle + half, left, right });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    const found = new Map<string, Finding>();
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.top > one.bottom - 2) break;
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 2) continue;
        const what = `“${one.text}” overlaps “${other.text}”`;
        found.set(what, finding(one.parent, what, `${Math.round(one.bottom - other.top)} px`, '2 px or less'));
      }
    }
    return Array.from(found.values()).slice(0, 5);

    /** Returns the part of an element that clipping and scrolling ancestors show. */
    function frameOf(element: Element) {
      let [top, bottom, left, right] = [-Infinity, Infinity, -Infinity, Infinity];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflow, clipPath, position } = getComputedStyle(box);
        if (overflow === 'visible' && clipPath === 'none') continue;
        const edges = box.getBoundingClientRect();
        // This ancestor is visually hidden, for screen readers only.
        const isHidden = position === 'absolute' && (edges.width <= 1 || clipPath !== 'none');
        [top, bottom] = [Math.max(top, edges.top), isHidden ? top : Math.min(bottom, edges.bottom)];
        [left, right] = [Math.max(left, edges.left), isHidden ? left : Math.min(right, edges.right)];
      }
      return { top, bottom, left, right };
    }
  });
}

/**
 * WCAG 1.4.10, 1.4.12: finds text under other text, a picture, or a background. Sticky elements cover text only temporarily, so each
 * line is tested in two scroll positions.
 */
export function coveredText(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // `elementFromPoint` skips elements without pointer events. Smooth scrolling would still be running.
    sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important; scroll-behavior: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const before = scrollY;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { readonly text: Text; readonly parent: Element; readonly boxes: readonly DOMRect[] }[] = [];
    const range = document.createRange();
    scrollTo(0, 0);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement: parent } = text;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('svg, [role=tooltip], [inert]') || isForScreenReaders(parent) || isFaint(getComputedStyle(parent).color)) continue;
      range.selectNodeContents(text);
      const boxes = Array.from(range.getClientRects()).filter(({ width, height, top }) => width > 2 && height > 2 && top >= 0);
      if (boxes.length > 0) texts.push({ text, parent, boxes });
    }
    /** Returns whether an element draws text, a picture, or a background at a point. */
    const isDrawn = (element: Element | null, within: Element, x: number, y: number) => {
      for (let part = element; part && !part.contains(within); part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (!isFaint(backgroundColor) || backgroundImage !== 'none' || part.matches('img, svg, canvas, video, iframe')) return true;
        for (const node of part.childNodes) {
          if (!(node instanceof Text) || !node.data.trim()) continue;
          range.selectNodeContents(node);
          if (
            Array.from(range.getClientRects()).some(
              ({ left, right, top, bottom }) => x > left && x < right && y > top + 2 && y < bottom - 2,
            )
          )
            return true;
        }
      }
      return false;
    };
    /** Counts for each point how often it was tested and how often it was covered. */
    const found = new Map<string, { looks: number; covered: number; says?: Finding }>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      for (const [index, { text, parent, boxes }] of texts.entries()) {
        for (const [line, first] of boxes.entries()) {
          // Skips lines that are far from the viewport, with a margin for sticky elements.
          if (first.bottom - scrollY < -400 || first.top - scrollY > innerHeight + 400) continue;
          range.selectNodeContents(text);
          const box = Array.from(range.getClientRects()).filter(({ width, height }) => width > 2 && height > 2)[line];
          if (!box) continue;
          const y = (box.top + box.bottom) / 2;
          if (y < 0 || y > innerHeight) continue;
          for (const x of [0.1, 0.5, 0.9].map((share) => box.left + box.width * share).filter((at) => at > 0 && at < innerWidth)) {
            const over = document.elementFromPoint(x, y);
            const isFree = !over || over.contains(parent) || parent.contains(over) || isScrolledAway(parent, x, y);
            const key = `${index} ${line} ${x - box.left}`;
            const known = found.get(key) ?? { looks: 0, covered: 0 };
            known.looks++;
            if (!isFree && isDrawn(over, parent, x, y)) {
              known.covered++;
              known.says = finding(parent, `“${text.data.trim().slice(0, 40)}” is under something else`, finding(over, '').selector);
            }
            found.set(key, known);
          }
        }
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    scrollTo(0, before);
    const covered = Array.from(found.values()).filter((line) => line.covered > 0 && line.covered === line.looks);
    return Array.from(new Map(covered.flatMap(({ says }) => (says ? [[says.selector + says.what, says] as const] : []))).values()).slice(
      0,
      5,
    );

    /** Returns whether a point is outside a box that clips or scrolls an element. */
    function isScrolledAway(element: Element, x: number, y: number) {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    }

    function isFaint(color: string) {
      return /^rgba\(.*, 0(?:\.[0-4]\d*)?\)$|\/ 0(?:\.[0-4]\d*)?\)$/.test(color);
    }

    /** Returns whether an element is for screen readers only: in a box of one pixel, or clipped. */
    function isForScreenReaders(element: Element) {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflow, clipPath, display } = getComputedStyle(box);
        if (display !== 'inline' && ((overflow !== 'visible' && box.clientWidth <= 1) || clipPath.startsWith('inset(50%'))) return true;
      }
      return false;
    }
  });
}

/** WCAG 2.5.5 and 2.5.8: finds targets smaller than 44 px, except links in sentences. */
export function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [role=tab], [role=radio]')].flatMap(
      (element) => {
        // The label of a radio button is part of its target.
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        const style = getComputedStyle(element);
        const isHidden = !element.checkVisibility({ visibilityProperty: true }) || box.width === 0;
        // The skip link is above the page until it has focus.
        if (isHidden || box.bottom < 0) return [];
        // Both criteria exempt links in sentences. A sentence has other text beside the link.
        const sentence = element.closest('p, li, dd, dt, td, th, label, figcaption, blockquote')?.textContent?.trim();
        if (element.tagName === 'A' && style.display === 'inline' && sentence !== element.textContent?.trim()) return [];
        return box.width >= 43.9 && box.height >= 43.9
          ? []
          : [finding(element, 'size of the target', `${Math.round(box.width)} × ${Math.round(box.height)} px`, 'at least 44 × 44 px')];
      },
    ),
  );
}

/** Finds text smaller than 12 px, except in drawings, which scale with the window. Runs in the page. */
export function smallText(): Finding[] {
  return Array.from(document.querySelectorAll('body :not(svg, svg *, script)')).flatMap((element) => {
    const hasText = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return hasText && size < 12 && element.checkVisibility() ? [finding(element, 'text size in px', size, 'at least 12')] : [];
  });
}

/** Finds sticky and fixed elements that take more than half of the height of the window while the page is scrolled. Runs in the page. */
export function stuckHeight(): Finding[] {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  const stuck = Array.from(document.querySelectorAll('body *')).filter((element) => {
    const box = element.getBoundingClientRect();
    const isStuck = /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility({ visibilityProperty: true });
    return isStuck && box.width > innerWidth / 2 && box.bottom > 0 && box.top < innerHeight;
  });
  const height = stuck.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  scrollTo({ top: 0, behavior: 'instant' });
  return height > innerHeight / 2
    ? [finding(stuck[0] ?? null, 'px of the height stay in view', Math.round(height), `at most ${innerHeight / 2}`)]
    : [];
}
