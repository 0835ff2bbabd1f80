/** Tests that focus, input, and time change no context: no page loads, no window opens, and neither words nor focus move (WCAG 3.2). */
import type { ElementHandle, Page } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import { controlsOf } from './controls';
import { covers } from './covers';
import { type Finding, firstDifference, foundAt } from './findings';
import { isAudit } from './isAudit';
import { openPage } from './openPage';
import { operatedPaths } from './pages';
import { inEveryState, settle } from './states';
import { expect, test } from './test';

/** States that end by themselves, or when another control takes focus. */
const endByThemselves = ['copy', 'tooltip'] as const;

/** The key that changes a field of a type or role. A character changes the others. */
const keyOf: Readonly<Record<string, string>> = {
  tab: 'ArrowRight',
  radio: 'ArrowRight',
  'select-one': 'ArrowDown',
  number: 'ArrowUp',
  range: 'ArrowUp',
  checkbox: 'Space',
  switch: 'Space',
};

for (const path of operatedPaths) {
  test(`focus and blur change nothing on ${path}`, covers('onFocus', '3.2.1', '3.2.5'), async ({ page }) => {
    await page.clock.install();
    const openedWindows = await watchWindows(page);
    await openPage(page, path);
    const check = async (state: string) => {
      await settle(page);
      const controls = await controlsOf(page, isAudit && !state);
      const count = await controls.evaluate(({ length }) => length);
      expect(count).toBeGreaterThan(0);
      const changes = await watchChanges(page);
      for (let index = 0; index < count; index++) {
        const lost = await controls.evaluate((all, at) => {
          const control = finding(all[at] ?? null, 'loses focus');
          all[at]?.focus({ focusVisible: true } as FocusOptions);
          return control;
        }, index);
        // This is longer than the delay of a tooltip.
        await page.clock.runFor(1000);
        const hasFocus = await controls.evaluate((all, at) => document.activeElement === all[at], index);
        expect(hasFocus ? [] : [lost]).toHaveNoFindings();
        expect(await changes(), `after focus on ${lost.selector}`).toHaveNoFindings();
      }
      expect(await openedWindows()).toHaveNoFindings();
    };
    await inEveryState(page, check, endByThemselves);
  });

  test(`changing a control of ${path} moves neither the page nor its focus`, covers('onInput', '3.2.2'), async ({ page }) => {
    await openPage(page, path);
    const check = async () => {
      const loads = recordLoads(page);
      const before = await contextOf(page);
      // Every page has the theme control.
      const fields = page.locator('input, select, textarea, [role=tab][aria-selected=true]').locator('visible=true');
      expect(await fields.count()).toBeGreaterThan(0);
      for (const field of await fields.elementHandles()) {
        // A hidden panel contains this field since another tab was selected.
        if (await field.isVisible()) expect(await changeFaults(page, field, before)).toHaveNoFindings();
      }
      expect(loads()).toHaveNoFindings();
    };
    await inEveryState(page, check, endByThemselves);
  });

  test(`${path} changes nothing without a request of the visitor`, covers('onRequest', '3.2.5'), async ({ page }) => {
    await page.clock.install();
    const openedWindows = await watchWindows(page);
    await openPage(page, path);
    // The button that wraps lines is only beside lines that are too long for the window.
    const read = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, main :not([aria-pressed], [aria-pressed] *)')].map((element) =>
          finding(element, Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).join('')),
        ),
      );
    const check = async () => {
      const loads = recordLoads(page);
      await settle(page);
      const [before, context] = [await read(), await contextOf(page)];
      const { width, height } = page.viewportSize() ?? {};
      await page.clock.runFor(60_000);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 5000);
      await page.setViewportSize({ width: 500, height: 700 });
      await page.clock.runFor(60_000);
      const after = await read();
      const texts = [before, after].map((some) => some.map(({ what }) => what)) as [string[], string[]];
      expect(
        firstDifference(
          'text changes without a request',
          texts[1],
          texts[0],
          after.map(({ selector }) => selector),
        ),
      ).toHaveNoFindings();
      expect(firstDifference('URL, title, and heading', [await contextOf(page)], [context])).toHaveNoFindings();
      await expect(page.locator(':focus'), 'nothing takes focus').toHaveCount(0);
      expect([...loads(), ...(await openedWindows())]).toHaveNoFindings();
      if (width && height) await page.setViewportSize({ width, height });
    };
    await inEveryState(page, check, endByThemselves);
    const openers = page.locator('[target]:not([target=_self]), meta[http-equiv=refresh]');
    expect(await foundAt(openers, 'opens a window or another page')).toHaveNoFindings();
  });
}

/** Changes the value of a field with one key. Returns changes of the page, and of the place of focus. */
async function changeFaults(page: Page, field: ElementHandle, before: string) {
  const type = (await field.getAttribute('role')) ?? (await field.evaluate((element) => ('type' in element ? String(element.type) : '')));
  const read = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const { value = '', checked = false } = element as HTMLInputElement;
      return [element?.id, element?.textContent, value, checked].join();
    });
  await field.focus();
  const group = await field.evaluateHandle((element) => (element as Element).closest('[role=tablist], fieldset') ?? element);
  const previous = await read();
  await page.keyboard.press(keyOf[type] ?? 'a');
  await expect.poll(read, `${type} has changed`).not.toBe(previous);
  return group.evaluate(
    (element, [was, is]) => {
      const [control, { activeElement: focused }] = [element as Element, document];
      return [
        was === is ? [] : finding(control, 'a change of its value changes URL, title, or heading', is, was),
        // In a group, focus follows the selection.
        control.contains(focused) ? [] : finding(control, 'a change of its value moves focus', finding(focused, '').selector, 'inside'),
      ].flat();
    },
    [before, await contextOf(page)] as const,
  );
}

/** Records pages and windows that load, until the returned function returns them. */
function recordLoads(page: Page): () => readonly Finding[] {
  const loads: Finding[] = [];
  const opens = (opened: Page) => loads.push({ selector: '', what: 'loads without a request', value: opened.url() });
  const reloads = () => opens(page);
  page.on('popup', opens).on('load', reloads);
  return () => {
    page.off('popup', opens).off('load', reloads);
    return loads;
  };
}

/** Records the URLs of windows that pages try to open. Browsers block windows without a click. */
async function watchWindows(page: Page): Promise<() => Promise<readonly Finding[]>> {
  await page.addInitScript(() => {
    const opened: Finding[] = [];
    globalThis.open = (url) => (opened.push(finding(null, 'opens a window', String(url), 'none')), null);
    Object.assign(globalThis, { opened });
  });
  return () => page.evaluate(() => (globalThis as unknown as { opened: readonly Finding[] }).opened);
}

/** Returns the context of a page, as WCAG defines it. The hash may follow the selected tab, and `q` the query of a search. */
function contextOf(page: Page) {
  return page.evaluate(() => {
    const url = new URL(location.href);
    url.hash = '';
    url.searchParams.delete('q');
    return [url.href, document.title, document.querySelector('h1')?.textContent].join(', ');
  });
}
