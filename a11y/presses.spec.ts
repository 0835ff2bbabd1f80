/** Presses every control by key. The changes must be announced, named, and lasting. */
import type { Page } from '@playwright/test';
import { pressEach } from './audit/measures/presses';
import { covers } from './covers';
import { once } from './once';
import { operatedPaths } from './pages';
import { openPage } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';

/** Each test of a page reads one kind of fault. */
const faultsOf = (page: Page, path: string) => once(`presses on ${path}`, () => pressAll(page, path));

async function pressAll(page: Page, path: string) {
  await page.clock.install();
  // The real clipboard may respond only after the next press.
  await page.addInitScript(() => Object.assign(navigator.clipboard, { write: async () => {}, writeText: async () => {} }));
  // This viewport shows the menu button.
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  return pressEach(page, isAudit);
}

for (const path of operatedPaths) {
  test.describe(path, () => {
    // Runs in order in one worker, so that the controls are pressed once.
    test.describe.configure({ mode: 'default' });

    test(
      'announces changes by the control, by focus, or in a live region',
      covers('announcedChanges', '4.1.2', '4.1.3'),
      async ({ page }) => {
        const { pressed, unannounced, visualOnly } = await faultsOf(page, path);
        expect.soft(unannounced).toHaveNoFindings();
        expect.soft(visualOnly, 'looks different with the same name and state').toHaveNoFindings();
        expect(pressed).toBeGreaterThan(0);
      },
    );

    test('keeps the visible text of controls in their names after each press', covers('labelInName', '2.5.3'), async ({ page }) => {
      expect((await faultsOf(page, path)).mislabeled).toHaveNoFindings();
    });

    test('keeps focus on an element after each press, and an hour later', covers('announcedChanges', '2.4.3'), async ({ page }) => {
      expect((await faultsOf(page, path)).focusLost).toHaveNoFindings();
    });

    test('lets Tab and Shift+Tab leave each control after its press', covers('keyboardWalk', '2.1.2'), async ({ page }) => {
      expect((await faultsOf(page, path)).trapped).toHaveNoFindings();
    });

    test('shows the result of a press for an hour', covers('noTimeLimits', '2.2.1', '3.3.1'), async ({ page }) => {
      expect((await faultsOf(page, path)).temporary).toHaveNoFindings();
    });

    test('hides no visible text from screen readers after a press', covers('hiddenText', '1.3.1', '4.1.2'), async ({ page }) => {
      expect((await faultsOf(page, path)).hiddenText).toHaveNoFindings();
    });
  });
}
