/** Tests that do something to a control that asks for nothing, and expect that nothing changes. */
import type { ElementHandle, Page } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import type { Operation } from './checks/check';
import { controlsOf } from './controls';
import { expect } from './findings';
import { openPage } from './openPage';
import { endByThemselves, inEveryState, settle } from './states';

interface Options {
  readonly use?: Operation['use'];
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Changes the page for the test. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Whether one control stands for all: always, or in states of the page. */
  readonly once?: 'always' | 'in states';
}

/**
 * Does something to one control of each kind, in an audit also in states of the page. Expects at most a tooltip. The clock of the page runs
 * only with `page.clock`.
 */
export function unchangedBy(
  act: (control: ElementHandle<HTMLElement>, page: Page) => Promise<void>,
  { use, viewport, prepare, once }: Options = {},
): Operation {
  return {
    use,
    run: async ({ page, path }) => {
      await page.clock.install();
      // Browsers block a window without a click, so the address tells of it.
      await page.addInitScript(() => (globalThis.open = (url) => ((location.hash = `opened:${url}`), null)));
      if (viewport) await page.setViewportSize(viewport);
      await openPage(page, path);
      const check = async (state: string) => {
        await settle(page);
        await prepare?.(page);
        const controls = Array.from((await (await controlsOf(page, false)).getProperties()).values(), (each) => each.asElement());
        expect(controls.length).toBeGreaterThan(0);
        const changes = await watchChanges(page);
        for (const control of (once === 'always' || (once && state) ? controls.slice(0, 1) : controls) as ElementHandle<HTMLElement>[]) {
          await act(control, page);
          expect(await changes(), await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 100))).toHaveNoFindings();
        }
      };
      await inEveryState(page, check, endByThemselves);
    },
  };
}
