/** Tests that do something to a control that asks for nothing, and expect that nothing changes. */
import type { ElementHandle, Page } from '@playwright/test';
import type { Operation } from './checks/check';
import { expect, type Finding, firstDifference } from './findings';
import { isAudit } from './run';
import { openPage, tellOfWindows } from './openPage';

interface Unchanged {
  readonly how?: 'to all that follows a pointer' | 'once';
  /** What other words or states break, and what another page, heading, or window breaks, if these are not all criteria of the check. */
  readonly wordsBreak?: Finding['breaks'];
  readonly contextBreaks?: Finding['breaks'];
}

/** Does something to one control of each kind, or once to the page. Expects at most a tooltip. The clock of the page runs only with `page.clock`. */
export function unchangedBy(
  act: (control: ElementHandle<HTMLElement>, page: Page) => Promise<void>,
  { how, wordsBreak, contextBreaks }: Unchanged = {},
): Operation {
  return {
    run: async ({ page, path }) => {
      await page.clock.install();
      await tellOfWindows(page, 'hash');
      await openPage(page, path);
      await expect(page).toHaveURL(path);
      const lines = () => page.evaluate(() => inPage.linesOfPage()).catch(() => ['another page']);
      // The skip link is out of view until it has focus.
      const inView = await page.evaluateHandle(
        ([hasShell, isHover]) =>
          [...inPage.controlsIn(false, hasShell), ...(isHover ? inPage.hoverable() : [])].filter(
            (control) => control.getBoundingClientRect().bottom + scrollY > 0,
          ),
        [isAudit, how === 'to all that follows a pointer'] as const,
      );
      const controls = Array.from((await inView.getProperties()).values(), (each) => each.asElement());
      expect(controls.length).toBeGreaterThan(0);
      const before = await lines();
      for (const control of (how === 'once' ? controls.slice(0, 1) : controls) as ElementHandle<HTMLElement>[]) {
        await act(control, page);
        const changes = firstDifference('has changed', await lines(), before);
        if (changes.length === 0) continue;
        // A page that loads shows first that it loads.
        const contextLater = expect.poll(async () => (await page.clock.runFor(100), (await lines())[0]), { timeout: 3000 });
        let breaks = contextBreaks;
        await contextLater.not.toBe(before[0]).catch(() => (breaks = wordsBreak));
        const found = changes.map((change) => ({ ...change, breaks, isLast: true }));
        const where = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 100)).catch(() => 'the page has loaded again');
        expect(found, where).toHaveNoFindings();
      }
    },
  };
}

/** Moves the pointer to what people see of a control, such as the label of a hidden radio button. */
export const hover = async (control: ElementHandle<HTMLElement>) =>
  (await control.evaluateHandle((one) => inPage.seenAs(one) as HTMLElement)).hover({ force: true });
