/** Runs axe on every route, and on some in other views and in their states (states.ts). An audit does all of it on every route. */
import { notFound } from '../src/content/siteRoutes';
import { noteSituation } from './situations';
import { expectNoViolations } from './axe';
import { statesOf } from './states';
import { measuredPaths, operatedPaths, paths } from './pages';
import { openPage } from './openPage';
import { isAudit } from './isAudit';
import { test } from './test';

const alsoIn = (some: readonly string[], path: string) => isAudit || some.includes(path);

for (const path of [...paths, notFound.path]) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test('has no axe violations', async ({ look }) => {
      // Other pages have the colors of these.
      await expectNoViolations(await look(path), '', { rules: measuredPaths.includes(path) ? 'strictest' : 'structure' });
    });

    if (alsoIn(measuredPaths, path)) {
      test('has no axe violations at 320 px', async ({ look }) => {
        await expectNoViolations(await look(path, { width: 320 }), '', { rules: 'structure' });
      });
    }

    // Together they have each pair of colors, and tokens.test.ts asserts the pairs.
    if (alsoIn(measuredPaths, path)) {
      test('has no axe violations in the dark theme', async ({ look }) => {
        await expectNoViolations(await look(path, { theme: 'dark' }), '', { rules: 'colors' });
      });
    }

    // The colors of the system take the place of all others.
    if (alsoIn(operatedPaths, path)) {
      test('has no axe violations in forced colors', async ({ look }) => {
        await expectNoViolations(await look(path, { forcedColors: 'active' }), '', { rules: 'colors' });
      });
    }
  });
}

for (const path of isAudit ? [...paths, notFound.path] : operatedPaths) {
  for (const colorScheme of isAudit ? (['light', 'dark'] as const) : (['light'] as const)) {
    test(`${path} has no axe violations in its states, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 800 });
      await openPage(page, path);
      // The states of a kind have the same colors. In reverse order, because a control can hide later ones.
      const isLight = colorScheme === 'light';
      for (const { name, part, enter } of (await statesOf(page, isAudit && isLight ? 'all' : 'few of each kind')).toReversed()) {
        await enter();
        await noteSituation(page, name);
        await expectNoViolations(page, name, { rules: isLight ? 'strictest' : 'colors', part });
      }
    });
  }
}
