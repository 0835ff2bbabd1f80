/** What focus shows, what hides it, and what it must not do: move, open or change anything by itself. */
import type { Page } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import { focusRings } from './audit/measures/focusRings';
import { controlsOf } from './controls';
import { covers, noteSituation } from './covers';
import { inEveryState } from './states';
import { expect, isAudit, openPage, samplePaths, test } from './test';
import { walk, walkBack } from './walk';

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

for (const path of samplePaths) {
  test(`${path} shows focus at each stop, in every theme`, covers('focusVisible', '2.4.7', '2.4.13'), async ({ page }) => {
    await openPage(page, path);
    const controls = await controlsOf(page);
    const stops = await controls.evaluateHandle((all) => all.filter(({ tabIndex }) => tabIndex >= 0));
    for (const [theme, media] of Object.entries(themes)) {
      await page.emulateMedia(media);
      await noteSituation(page);
      const rings = await focusRings(page, stops);
      expect(rings.length, 'stops').toBeGreaterThan(0);
      for (const { what, changed, perimeter } of rings) {
        expect.soft(changed, `${what}, ${theme}: pixels that change by 3:1`).toBeGreaterThanOrEqual(perimeter);
      }
    }
  });

  test(`${path} covers nothing that has focus`, covers('focusNotObscured', '2.4.11', '2.4.12'), async ({ page }) => {
    for (const width of isAudit ? [320, 768, 1280] : [1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await inEveryState(page, async (name) => {
        // Back as well: what sticks to the top covers what comes from below, and the other way round.
        for (const [way, stops] of [['there', await walk(page)], ['back', await walkBack(page)]] as const) {
          expect(stops.length).toBeGreaterThan(20);
          for (const { what, covered } of stops) expect.soft(covered, `${what}, ${width} px wide, ${name} ${way}`).toEqual([]);
        }
      });
    }
  });

  test(`${path} changes nothing when a control gets focus`, covers('onFocus', '3.2.1'), async ({ page }) => {
    // Browsers block what nobody pressed for, so the attempt is what counts.
    await page.addInitScript(() => {
      const windows: string[] = [];
      Object.assign(globalThis, { windows });
      globalThis.open = (address) => {
        windows.push(String(address));
        return null;
      };
    });
    await openPage(page, path);
    const controls = await controlsOf(page);
    const count = await controls.evaluate(({ length }) => length);
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) {
      const changes = await watchChanges(page);
      const { what, stayed } = await controls.evaluate(async (all, at) => {
        const control = all[at];
        control?.focus({ focusVisible: true } as FocusOptions);
        // Longer than a tooltip waits.
        await new Promise((resolve) => setTimeout(resolve, 250));
        return { what: control?.outerHTML.slice(0, 100), stayed: document.activeElement === control };
      }, index);
      expect(stayed, `focus stays on ${what}`).toBe(true);
      expect(await changes(), what).toEqual([]);
    }
    expect(await page.evaluate(() => (globalThis as unknown as { windows: string[] }).windows)).toEqual([]);
  });

  test(`${path} stays where it is when a control is changed`, covers('onInput', '3.2.2'), async ({ page }) => {
    const loads: string[] = [];
    page.on('popup', (popup) => loads.push(popup.url()));
    await openPage(page, path);
    page.on('load', () => loads.push(page.url()));
    const before = await context(page);
    // The theme is on every page.
    const fields = page.locator('input, select, textarea, [role=tab][aria-selected=true], [role=radio][aria-checked=true]').locator('visible=true');
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.elementHandles()) {
      // Another tab has been chosen since: what stood in the panel before is hidden.
      if (!(await field.isVisible())) continue;
      const type = (await field.getAttribute('role')) ?? (await field.evaluate((element) => ('type' in element ? String(element.type) : '')));
      const key = new Map([['tab', 'ArrowRight'], ['radio', 'ArrowRight'], ['select-one', 'ArrowDown'], ['checkbox', 'Space']]).get(type) ?? 'a';
      const read = () =>
        page.evaluate(() => {
          const { activeElement: element } = document;
          const value = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
          const isChecked = element instanceof HTMLInputElement && element.checked;
          return [element?.id, element?.textContent, value, isChecked].join();
        });
      await field.focus();
      const group = await field.evaluateHandle((element) => (element as Element).closest('[role=tablist], [role=radiogroup], fieldset') ?? element);
      const was = await read();
      await page.keyboard.press(key);
      await expect.poll(read, `${type} has changed`).not.toBe(was);
      // In a group, focus goes with the choice.
      expect(await group.evaluate((element) => element.contains(document.activeElement)), `focus stays in ${type}`).toBe(true);
      expect(await context(page), type).toEqual(before);
    }
    expect(loads).toEqual([]);
  });

  test(`${path} does nothing by itself`, covers('onRequest', '3.2.5'), async ({ page }) => {
    const loads: string[] = [];
    page.on('popup', (popup) => loads.push(popup.url()));
    await page.clock.install();
    await openPage(page, path);
    page.on('load', () => loads.push(page.url()));
    const before = await context(page);
    expect(await page.evaluate(() => document.activeElement === document.body), 'focus is nowhere').toBe(true);
    // Time passes, the page is scrolled through and pointed at, the window changes its size.
    await page.clock.runFor(60_000);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 5000);
    await page.mouse.move(600, 300);
    await page.setViewportSize({ width: 500, height: 700 });
    await page.clock.runFor(60_000);
    expect(await context(page)).toEqual(before);
    expect(await page.evaluate(() => document.activeElement === document.body), 'focus is nowhere').toBe(true);
    expect(loads).toEqual([]);
    // Links and forms that open windows.
    await expect(page.locator('[target]:not([target=_self]), meta[http-equiv=refresh]')).toHaveCount(0);
  });
}

/** Where somebody is, as WCAG means it by "change of context": a hash may follow the choice of a tab. */
function context(page: Page) {
  return page.evaluate(() => [location.origin + location.pathname + location.search, document.title, document.querySelector('h1')?.textContent]);
}

test('a ring counts from two pixels all round and a contrast of 3:1', async ({ page }) => {
  // Nothing of the site: the measure itself, on rings whose area is known.
  const rings = {
    'outline: 2px solid rgb(118 118 118)': true,
    'outline: 3px solid black; outline-offset: 2px': true,
    'outline: 1px solid black': false,
    'outline: 2px dotted black': false,
    'outline: 3px solid rgb(160 160 160)': false,
    'outline: 3px solid white': false,
    'outline: 0; border-color: black': false,
    'outline: 0; background: black': true,
    'outline: 0': false,
  };
  for (const [style, isEnough] of Object.entries(rings)) {
    await page.setContent(
      `<style>button { margin: 900px 20px; width: 90px; height: 30px; background: white; border: 1px solid gray; } button:focus-visible { ${style}; }</style><button></button>`,
    );
    const button = await page.evaluateHandle(() => Array.from(document.querySelectorAll('button')));
    const [{ changed, perimeter } = { changed: 0, perimeter: 0 }] = await focusRings(page, button);
    expect(perimeter).toBe(480);
    expect(changed >= perimeter, `${style}: ${changed}`).toBe(isEnough);
  }
});
