/** Tests focus: its order, its ring, and what covers it. */
import type { Page } from '@playwright/test';
import { focusRings } from './audit/measures/focusRings';
import { controlsOf } from './controls';
import { covers } from './covers';
import { noteSituation, returnTo } from './situations';
import { type Finding, firstDifference } from './findings';
import { once } from './once';
import { inEveryState } from './states';
import { measuredPaths, operatedPaths } from './pages';
import { openPage } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';
import { maxTabStops, startRecorder, type Stop, walk, walkBack } from './walk';

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
} as const;

interface Walk {
  /** Empty for the page as loaded. */
  readonly state: string;
  readonly forward: readonly Stop[];
  readonly backward: readonly Stop[];
  /** Visible controls that are no tab stops, and tab stops in an unexpected order. */
  readonly faults: readonly Finding[];
}

/** The tests of a page and width share one walk. */
const walksOf = (page: Page, width: number) => once(`walks on ${page.url()}, ${width} px`, () => walkStates(page, width));

/** Walks a page forward and back. An audit repeats this in each state at the smallest and the largest width. */
async function walkStates(page: Page, width: number): Promise<readonly Walk[]> {
  const walks: Walk[] = [];
  const walkState = async (state: string) => {
    const forward = await walk(page);
    const faults = await walkFaults(page);
    walks.push({ state, forward, faults, backward: await walkBack(page) });
  };
  // A tooltip closes when the walk begins.
  if (width !== 768) await inEveryState(page, walkState, ['tooltip']);
  else await walkState('');
  return walks;
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

/** Finds the stop at which a walk did not end. */
function trapFindings(stops: readonly Stop[]): Finding[] {
  const last = stops.length < maxTabStops ? undefined : stops.at(-1);
  return last ? [{ selector: last.selector, what: `“${last.what}” keeps Tab on the page`, value: stops.length, limit: 'fewer stops' }] : [];
}

function repeatedFindings(stops: readonly Stop[]): Finding[] {
  return stops
    .filter(({ index }, place) => index !== place)
    .map(({ selector, what }) => ({ selector, what: `“${what}” is reached again` }));
}

/** Describes a tab stop that is not visible, or has no outline. */
function unseenFinding({ selector, what, outline, outlineStyle, isInView, isDrawn, isOnTop }: Stop): Finding {
  const value = [`${outline} px ${outlineStyle}`, isInView ? [] : 'out of view', isDrawn ? [] : 'not drawn', isOnTop ? [] : 'covered']
    .flat()
    .join(', ');
  return { selector, what: `“${what}” with focus`, value, limit: 'in view, with a solid outline of at least 2 px' };
}

for (const [index, path] of measuredPaths.entries()) {
  test.describe(path, () => {
    // Runs in order in one worker, so that the tests share one walk.
    test.describe.configure({ mode: 'default' });

    for (const width of isAudit ? [320, 768, 1280] : [index % 2 === 0 ? 1280 : 320]) {
      // The narrow window is that of 1280 × 1024 px at a zoom of 400 %, in which sticky parts leave the least room.
      const view = { width, height: width === 320 ? 256 : 900 };
      test(
        `Tab reaches every control once and in order, and leaves the page, ${width} px`,
        covers('keyboardWalk', '2.1.1', '2.1.2', '2.1.3', '2.4.3'),
        async ({ look }) => {
          const page = await look(path, view);
          for (const { state, forward, backward, faults } of await walksOf(page, width)) {
            returnTo(state);
            await test.step(state || 'as loaded', () => {
              expect([...trapFindings(forward), ...repeatedFindings(forward), ...trapFindings(backward)]).toHaveNoFindings();
              expect(faults).toHaveNoFindings();
              if (state) return;
              const back = backward.toReversed();
              const onWay = (stops: readonly Stop[]) => stops.map(({ index, what }) => `${index} ${what}`);
              const selectors = back.map(({ selector }) => selector);
              expect(firstDifference('a tab stop on the way back', onWay(back), onWay(forward), selectors)).toHaveNoFindings();
            });
          }
        },
      );

      test(`the focused element is in view and has an outline, ${width} px`, covers('focusVisible', '2.4.7'), async ({ look }) => {
        const page = await look(path, view);
        for (const { state, forward } of await walksOf(page, width)) {
          returnTo(state);
          const unseen = forward.filter(
            ({ outline, outlineStyle, isInView, isDrawn, isOnTop }) =>
              outlineStyle !== 'solid' || outline < 2 || !isInView || !isDrawn || !isOnTop,
          );
          expect.soft(unseen.map(unseenFinding), state || 'as loaded').toHaveNoFindings();
        }
      });

      // The way back counts too, because sticky elements at the top cover elements that come from below.
      test(`nothing covers the focused element, ${width} px`, covers('focusNotObscured', '2.4.11', '2.4.12'), async ({ look }) => {
        const page = await look(path, view);
        for (const { state, forward, backward } of await walksOf(page, width)) {
          returnTo(state);
          expect(forward.length).toBeGreaterThan(0);
          const covered = [...forward, ...backward].filter((stop) => stop.covered.length > 0);
          expect
            .soft(
              covered.map(({ selector, what, covered: points }) => ({
                selector,
                what: `“${what}” is covered`,
                value: points.join('; '),
              })),
              state || 'as loaded',
            )
            .toHaveNoFindings();
        }
      });
    }
  });
}

for (const path of operatedPaths) {
  test(`each tab stop of ${path} has a focus ring`, covers('focusVisible', '2.4.7', '2.4.13'), async ({ page }) => {
    await openPage(page, path);
    await inEveryState(page, async (state) => {
      const controls = await controlsOf(page, isAudit && !state);
      const stops = await controls.evaluateHandle((all) => all.filter(({ tabIndex }) => tabIndex >= 0));
      // Rings have the same colors on every page.
      for (const [theme, media] of Object.entries(themes).slice(0, isAudit || path === '/signup' ? 3 : 1)) {
        await page.emulateMedia(media);
        await noteSituation(page, state);
        expect.soft(await focusRings(page, stops), `${theme} ${state}`).toHaveNoFindings();
      }
    });
  });

  test(`nothing covers the focused element of ${path} after a press`, covers('focusNotObscured', '2.4.11', '2.4.12'), async ({ page }) => {
    await page.clock.install();
    await openPage(page, path);
    await page.evaluate(startRecorder);
    const controls = await controlsOf(page);
    const count = await controls.evaluate(({ length }) => length);
    for (let index = 0; index < count; index++) {
      const what = await controls.evaluate((all, at) => {
        const control = all[at];
        // Links lead to other pages, and an earlier press may have hidden the control.
        if (
          !control?.matches('button, [role=tab], summary, [type=checkbox], [type=radio]') ||
          !control.checkVisibility({ visibilityProperty: true })
        )
          return '';
        control.focus();
        return control.outerHTML.slice(0, 100);
      }, index);
      if (!what) continue;
      await page.keyboard.press('Space');
      // A message appears after 100 ms, and would move the next control.
      await page.clock.runFor(150);
      const covered = () =>
        page.evaluate(() => {
          const { activeElement: element } = document;
          if (!element || element === document.body || element.matches('main, [role=group]')) return [];
          const points = walkRecorder.covered(element);
          return points.length > 0 ? [finding(element, 'is covered', points.join('; '), 'in view')] : [];
        });
      // A dialog is there a moment before it takes focus.
      await expect.configure({ soft: true }).poll(covered, `after a press of ${what}`).toHaveNoFindings();
    }
  });
}
