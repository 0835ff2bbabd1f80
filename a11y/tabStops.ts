/** Walks a page with the Tab key in some widths, once for all checks of focus. */
import type { Page } from '@playwright/test';
import type { Reading } from './checks/check';
import type { Finding } from './findings';
import { isAudit } from './isAudit';
import { once } from './once';
import { inEveryState } from './states';
import { type Stop, walk, walkBack } from './walk';

interface Walk {
  /** Empty for the page as loaded. */
  readonly state: string;
  readonly width: number;
  readonly forward: readonly Stop[];
  readonly backward: readonly Stop[];
  /** Visible controls that are no tab stops, and tab stops in an unexpected order. */
  readonly faults: readonly Finding[];
}

/** The narrow window is that of 1280 × 1024 px at a zoom of 400 %, in which sticky parts leave the least room. */
const windows = [
  { width: 320, height: 256 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
];

/** Walks a page forward and back. An audit repeats this in each width, and in each state at the smallest one, where least is in view. */
export function walksOf(look: Reading['look'], path: string): Promise<readonly Walk[]> {
  return once(`walks on ${path}`, async () => {
    const walks: Walk[] = [];
    // A test run takes the narrow window for one half of the pages, and the wide one for the other.
    for (const view of isAudit ? windows : windows.slice(path.length % 2 ? 0 : 2).slice(0, 1)) {
      const page = await look(path, view);
      const walkState = async (state: string) => {
        const forward = await walk(page);
        const faults = await walkFaults(page);
        walks.push({ state, width: view.width, forward, faults, backward: await walkBack(page) });
      };
      // A tooltip closes when the walk begins.
      await (view.width === 320 ? inEveryState(page, walkState, ['tooltip']) : walkState(''));
    }
    return walks;
  });
}

/** Returns controls that the last walk missed or reached out of order. */
function walkFaults(page: Page) {
  return page.evaluate(() => {
    const { elements } = walkRecorder;
    const [first] = elements;
    const isSkipLink = first instanceof HTMLAnchorElement && first.hash !== '' && first.hash === `#${document.querySelector('main')?.id}`;
    // The arrow keys of a search field lead to its options (search.spec.ts).
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href]:not([role=option]), button, input, select, textarea, summary, [contenteditable], [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=radio]',
    );
    const missed = Array.from(controls).filter((control) => {
      // The selected tab or radio button is the tab stop of its group. Arrow keys lead to the others.
      const group = control.closest('[role=tablist], [role=radiogroup], fieldset:has([type=radio])');
      const isReached = group ? elements.some((element) => group.contains(element)) : elements.includes(control);
      return !isReached && control.checkVisibility({ visibilityProperty: true });
    });
    const unordered = elements.filter((element, index) => {
      const next = elements[index + 1];
      return next && !(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    // Compares the visual order at the top of the page, where sticky elements are in their normal place. Skips the content of scrolled
    // containers.
    scrollTo(0, 0);
    const scrolled = Array.from(document.querySelectorAll('body *')).filter(({ scrollTop }) => scrollTop > 0);
    const isScrolled = (element: Element) => scrolled.some((box) => box.contains(element));
    const places = elements
      .slice(1)
      .filter((element) => !isScrolled(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const visuallyUnordered = places.flatMap(({ element, box: later }, index) => {
      const after = places.slice(0, index).find(({ element: other, box: earlier }) => {
        const isSameColumn = Math.min(earlier.right, later.right) - Math.max(earlier.left, later.left) > 4;
        // Columns side by side may be read in either order.
        const isSamePart =
          element.closest('nav, form, section, fieldset, header, footer, p, li') ===
          other.closest('nav, form, section, fieldset, header, footer, p, li');
        const isSameRow =
          isSamePart &&
          Math.min(earlier.bottom, later.bottom) - Math.max(earlier.top, later.top) > Math.min(earlier.height, later.height) / 2;
        return (isSameColumn && later.bottom <= earlier.top + 1) || (isSameRow && later.right <= earlier.left + 1);
      });
      return after ? [finding(element, `is shown before ${finding(after.element, '').selector}, but comes later in the HTML`)] : [];
    });
    return [
      ...(isSkipLink ? [] : [finding(first ?? null, 'is the first tab stop, but no skip link')]),
      ...visuallyUnordered,
      ...missed.map((element) => finding(element, 'is a control that Tab does not reach')),
      ...unordered.map((element) => finding(element, 'is followed by an earlier element')),
    ];
  });
}
