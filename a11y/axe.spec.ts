/** Runs axe on every route: light, dark, at 320 px, in forced colors, and in each state of the page (states.ts). */
import { notFound } from '../src/routes';
import { noteSituation } from './covers';
import { expectNoViolations } from './axe';
import { test } from './sharedPage';
import { statesOf } from './states';
import { distinctPaths, isAudit, openPage, paths, test as testOnOwnPage } from './test';

for (const path of [...paths, notFound.path]) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test('has no axe violations', async ({ look }) => {
      await expectNoViolations(await look(path), '', { rules: 'strictest' });
    });

    test('has no axe violations in the dark theme', async ({ look }) => {
      await expectNoViolations(await look(path, { theme: 'dark' }), '', { rules: 'colors' });
    });

    test('has no axe violations at 320 px', async ({ look }) => {
      await expectNoViolations(await look(path, { width: 320 }), '', { rules: 'structure' });
    });

    test('has no axe violations in forced colors', async ({ look }) => {
      await expectNoViolations(await look(path, { forcedColors: 'active' }), '', { rules: 'colors' });
    });
  });
}

for (const path of [...distinctPaths, notFound.path]) {
  for (const colorScheme of isAudit ? (['light', 'dark'] as const) : (['light'] as const)) {
    testOnOwnPage(`${path} has no axe violations in any state, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 800 });
      await openPage(page, path);
      // In reverse order, because a control can hide later ones.
      for (const { name, part, enter } of (await statesOf(page)).toReversed()) {
        await enter();
        await noteSituation(page, name);
        await expectNoViolations(page, name, { rules: 'strictest', part });
      }
    });
  }
}
