/**
 * Runs axe on pages, in views, and in their states. A test run takes one page of each design, because src/app/App.test.tsx runs it on
 * every page without a browser. An audit takes every page, and all rules.
 */
import { type AxeScope, expectNoViolations } from './axe';
import { isAudit } from './isAudit';
import type { Looks } from './kinds';
import { openEarly, openPage } from './openPage';
import { pagesFor } from './pages';
import { noteSituation } from './situations';
import { statesOf } from './states';
import { test } from './test';
import type { View } from './views';

/** Together, the pages have each pair of colors, and tokens.test.ts asserts the pairs. */
const looks: readonly { readonly on: Looks; readonly name: string; readonly view: View; readonly rules: AxeScope['rules'] }[] = [
  { on: 'every style', name: 'a wide window', view: {}, rules: 'strictest' },
  { on: 'every style', name: 'a narrow window', view: { width: 320 }, rules: 'structure' },
  { on: 'every control', name: 'the dark theme', view: { theme: 'dark' }, rules: 'colors' },
  // The colors of the system take the place of all others.
  { on: 'every control', name: 'forced colors', view: { forcedColors: 'active' }, rules: 'colors' },
];

for (const path of isAudit ? pagesFor('every page') : pagesFor('every style')) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    for (const { on, name, view, rules } of looks) {
      if (!isAudit && !pagesFor(on).includes(path)) continue;
      test(`has no axe violations in ${name}`, async ({ look }) => expectNoViolations(await look(path, view), '', { rules }));
    }
  });
}

for (const path of isAudit ? pagesFor('every page') : pagesFor('every control')) {
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

for (const path of pagesFor(['answer', 'columnOfTabs', 'form'])) {
  test(`${path} has no axe violations before its app has loaded`, async ({ page }) => {
    await openEarly(page, path);
    await expectNoViolations(page, '', { rules: 'structure', part: 'main' });
  });
}
