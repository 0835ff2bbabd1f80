/** Focus: its order, its ring, what covers it; and that focus and choices do not change the page. */
import type { Page, TestInfo } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import { focusRings } from './audit/measures/focusRings';
import { controlsOf } from './controls';
import { covers, noteSituation } from './covers';
import { test as testOnSharedPage } from './sharedPage';
import { atRest, inEveryState } from './states';
import { distinctPaths, expect, isAudit, openPage, samplePaths, test, workedPaths } from './test';
import { maxTabStops, startRecorder, type Stop, walk, walkBack } from './walk';

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** A walk through a page with the Tab key. */
interface Walk {
  /** Empty for the page as it loads. */
  readonly state: string;
  readonly there: readonly Stop[];
  readonly back: readonly Stop[];
  /** Visible controls that are no tab stop, and tab stops in another order than the document's. */
  readonly faults: readonly string[];
}

/** The last walks, with the situations to report: the first test of a page and width leaves them to the others. */
let walked: { readonly key: string; readonly walks: readonly Walk[]; readonly situations: TestInfo['annotations'] } | undefined;

/** Walks a page there and back; in an audit, in each of its states where the window is narrowest and where it is widest. */
async function walksOf(page: Page, width: number): Promise<readonly Walk[]> {
  const key = `${page.url()} ${width}`;
  const { annotations } = test.info();
  if (walked?.key === key) {
    annotations.push(...walked.situations);
    return walked.walks;
  }
  const walks: Walk[] = [];
  const walkState = async (state: string) => {
    const there = await walk(page);
    const faults = await walkFaults(page);
    walks.push({ state, there, faults, back: await walkBack(page) });
  };
  // A tooltip closes when the walk begins.
  if (width !== 768) await inEveryState(page, walkState, 'tooltip');
  else await walkState('');
  walked = { key, walks, situations: annotations.filter(({ type }) => type === 'situation') };
  return walks;
}

/** What the walk that has just ended has missed, or met out of order. */
function walkFaults(page: Page) {
  return page.evaluate(() => {
    const { elements } = walkRecorder;
    const [first] = elements;
    const isSkipLink = first instanceof HTMLAnchorElement && first.hash !== '' && first.hash === `#${document.querySelector('main')?.id}`;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [contenteditable], [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=radio]',
    );
    const missed = Array.from(controls).filter((control) => {
      // Of tabs and radio buttons, the selected one is the tab stop; arrow keys lead to the others.
      const group = control.closest('[role=tablist], [role=radiogroup], fieldset:has([type=radio])');
      const isReached = group ? elements.some((element) => group.contains(element)) : elements.includes(control);
      return !isReached && control.checkVisibility({ visibilityProperty: true });
    });
    const unordered = elements.filter((element, index) => {
      const next = elements[index + 1];
      return next && !(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    // As people see it: what sticks stands where it belongs at the top of the page. Not what is scrolled in a box of its own.
    scrollTo(0, 0);
    const scrolled = Array.from(document.querySelectorAll('body *')).filter(({ scrollTop }) => scrollTop > 0);
    const isScrolled = (element: Element) => scrolled.some((box) => box.contains(element));
    const places = elements.slice(1).filter((element) => !isScrolled(element)).map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ box }) => box.width > 1 && box.height > 1);
    const unlikeSeen = places.flatMap(({ element, box: later }, index) => {
      const after = places.slice(0, index).find(({ element: other, box: earlier }) => {
        const isSameColumn = Math.min(earlier.right, later.right) - Math.max(earlier.left, later.left) > 4;
        // Columns beside each other may be read in either order.
        const isSamePart = element.closest('nav, form, section, fieldset, header, footer, p, li') === other.closest('nav, form, section, fieldset, header, footer, p, li');
        const isSameRow = isSamePart && Math.min(earlier.bottom, later.bottom) - Math.max(earlier.top, later.top) > Math.min(earlier.height, later.height) / 2;
        return (isSameColumn && later.bottom <= earlier.top + 1) || (isSameRow && later.right <= earlier.left + 1);
      });
      return after ? [`stands before ${after.element.outerHTML.slice(0, 100)}, which comes earlier: ${element.outerHTML.slice(0, 100)}`] : [];
    });
    return [
      ...(isSkipLink ? [] : [`the first stop is no skip link: ${first?.outerHTML.slice(0, 100)}`]),
      ...unlikeSeen,
      ...missed.map((element) => `no stop: ${element.outerHTML.slice(0, 100)}`),
      ...unordered.map((element) => `before its turn: ${element.outerHTML.slice(0, 100)}`),
    ];
  });
}

for (const path of distinctPaths) {
  test.describe(path, () => {
    // In order and in one worker: the tests read one walk.
    test.describe.configure({ mode: 'default' });

    for (const width of isAudit ? [320, 768, 1280] : samplePaths.includes(path) ? [320, 1280] : [1280]) {
      testOnSharedPage(
        `Tab reaches every control once and in order, and leads out of the page, ${width} px`,
        covers('keyboardWalk', '2.1.1', '2.1.2', '2.1.3', '2.4.3'),
        async ({ look }) => {
          const page = await look(path, { width });
          walked = undefined;
          for (const { state, there, back, faults } of await walksOf(page, width)) {
            await test.step(state || 'as it loads', () => {
              expect(there.length).toBeLessThan(maxTabStops);
              expect(there.map(({ place }) => place), 'each stop comes once').toEqual(there.map((_, index) => index));
              expect(faults).toEqual([]);
              if (state) return;
              const onWay = (stops: readonly Stop[]) => stops.map(({ place, what }) => `${place} ${what}`);
              expect(onWay(back).toReversed()).toEqual(onWay(there));
            });
          }
        },
      );

      testOnSharedPage(`the focused element is in view and has an outline, ${width} px`, covers('focusVisible', '2.4.7'), async ({ look }) => {
        const page = await look(path, { width });
        for (const { state, there } of await walksOf(page, width)) {
          const unseen = there.filter(({ outline, outlineStyle, isInView, isDrawn, isOnTop }) => outlineStyle !== 'solid' || outline < 2 || !isInView || !isDrawn || !isOnTop);
          expect.soft(unseen, `${state || 'as it loads'}: stops without outline, not drawn, out of view or covered`).toEqual([]);
        }
      });

      // Back as well: what sticks to the top covers what comes from below, and the other way round.
      testOnSharedPage(`nothing covers the focused element, ${width} px`, covers('focusNotObscured', '2.4.11', '2.4.12'), async ({ look }) => {
        const page = await look(path, { width });
        for (const { state, there, back } of await walksOf(page, width)) {
          expect(there.length).toBeGreaterThan(0);
          const covered = [...there, ...back].filter((stop) => stop.covered.length > 0);
          expect.soft(covered.map((stop) => [stop.what, ...stop.covered]), state || 'as it loads').toEqual([]);
        }
      });
    }
  });
}

for (const path of workedPaths) {
  test(`each tab stop of ${path} has a focus ring, in every theme`, covers('focusVisible', '2.4.7', '2.4.13'), async ({ page }) => {
    await openPage(page, path);
    const controls = await controlsOf(page);
    const stops = await controls.evaluateHandle((all) => all.filter(({ tabIndex }) => tabIndex >= 0));
    for (const [theme, media] of Object.entries(themes)) {
      await page.emulateMedia(media);
      await noteSituation(page);
      for (const { what, changed, perimeter } of await focusRings(page, stops)) {
        expect.soft(changed, `${what}, ${theme}: pixels that change by 3:1`).toBeGreaterThanOrEqual(perimeter);
      }
    }
  });

  test(`nothing covers the focused element of ${path} after a press`, covers('focusNotObscured', '2.4.11', '2.4.12'), async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(startRecorder);
    const controls = await controlsOf(page);
    const count = await controls.evaluate(({ length }) => length);
    for (let index = 0; index < count; index++) {
      const what = await controls.evaluate((all, at) => {
        const control = all[at];
        // Links lead elsewhere, and an earlier press may have hidden the control.
        if (!control?.matches('button, [role=tab], summary, [type=checkbox], [type=radio]') || !control.checkVisibility({ visibilityProperty: true })) return '';
        control.focus();
        return control.outerHTML.slice(0, 100);
      }, index);
      if (!what) continue;
      await page.keyboard.press('Space');
      // A message appears after 100 ms, and would move the next control.
      await atRest(page, 150);
      const covered = await page.evaluate(() => {
        const { activeElement: element } = document;
        return element && element !== document.body && !element.matches('main, [role=group]') ? walkRecorder.covered(element) : [];
      });
      expect.soft(covered, `after a press of ${what}`).toEqual([]);
    }
  });

  test(`focus and blur change nothing on ${path}`, covers('onFocus', '3.2.1', '3.2.5'), async ({ page }) => {
    await page.clock.install();
    const openedWindows = await watchWindows(page);
    await openPage(page, path);
    const controls = await controlsOf(page);
    const count = await controls.evaluate(({ length }) => length);
    expect(count).toBeGreaterThan(0);
    const changes = await watchChanges(page);
    for (let index = 0; index < count; index++) {
      const what = await controls.evaluate((all, at) => {
        all[at]?.focus({ focusVisible: true } as FocusOptions);
        return all[at]?.outerHTML.slice(0, 100);
      }, index);
      // Longer than the delay of a tooltip.
      await page.clock.runFor(1000);
      expect(await controls.evaluate((all, at) => document.activeElement === all[at], index), `focus stays on ${what}`).toBe(true);
      expect(await changes(), what).toEqual([]);
    }
    expect(await openedWindows()).toEqual([]);
  });

  test(`a change of any control of ${path} leaves the page and its focus in place`, covers('onInput', '3.2.2'), async ({ page }) => {
    const loads: string[] = [];
    page.on('popup', (popup) => loads.push(popup.url()));
    await openPage(page, path);
    page.on('load', () => loads.push(page.url()));
    const before = await contextOf(page);
    // Every page has the choice of a theme.
    const fields = page.locator('input, select, textarea, [role=tab][aria-selected=true]').locator('visible=true');
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.elementHandles()) {
      // In a panel that is hidden since another tab was selected.
      if (!(await field.isVisible())) continue;
      const type = (await field.getAttribute('role')) ?? (await field.evaluate((element) => ('type' in element ? String(element.type) : '')));
      const key = new Map([['tab', 'ArrowRight'], ['radio', 'ArrowRight'], ['select-one', 'ArrowDown'], ['number', 'ArrowUp'], ['checkbox', 'Space']]).get(type) ?? 'a';
      const read = () =>
        page.evaluate(() => {
          const { activeElement: element } = document;
          const { value = '', checked = false } = element as HTMLInputElement;
          return [element?.id, element?.textContent, value, checked].join();
        });
      await field.focus();
      const group = await field.evaluateHandle((element) => (element as Element).closest('[role=tablist], fieldset') ?? element);
      const was = await read();
      await page.keyboard.press(key);
      await expect.poll(read, `${type} has changed`).not.toBe(was);
      // In a group, focus follows the choice.
      expect(await group.evaluate((element) => element.contains(document.activeElement)), `focus stays in ${type}`).toBe(true);
      expect(await contextOf(page), type).toEqual(before);
    }
    expect(loads).toEqual([]);
  });

  test(`${path} changes nothing without a request of the visitor`, covers('onRequest', '3.2.5'), async ({ page }) => {
    await page.clock.install();
    const openedWindows = await watchWindows(page);
    await openPage(page, path);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const read = async () => [...(await contextOf(page)), await page.evaluate(() => [document.querySelector('main')?.textContent, document.activeElement === document.body].join())];
    const before = await read();
    await page.clock.runFor(60_000);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 5000);
    await page.setViewportSize({ width: 500, height: 700 });
    await page.clock.runFor(60_000);
    expect(await read()).toEqual(before);
    expect([...loads, ...(await openedWindows())]).toEqual([]);
    // Links and forms that open windows.
    await expect(page.locator('[target]:not([target=_self]), meta[http-equiv=refresh]')).toHaveCount(0);
  });
}

/** Records the addresses of windows that pages try to open. Browsers block those without a press. */
async function watchWindows(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    globalThis.open = (url) => (opened.push(String(url)), null);
    Object.assign(globalThis, { opened });
  });
  return () => page.evaluate(() => (globalThis as unknown as { opened: readonly string[] }).opened);
}

/** What WCAG calls the context of a page. The hash may follow the selected tab, and the parameter `q` the query of a search. */
function contextOf(page: Page) {
  return page.evaluate(() => {
    const address = new URL(location.href);
    address.hash = '';
    address.searchParams.delete('q');
    return [address.href, document.title, document.querySelector('h1')?.textContent];
  });
}
