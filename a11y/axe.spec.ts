/**
 * Runs axe on pages, in views, and in their states. A test run takes one page of each design, because src/app/App.test.tsx runs it on
 * every page without a browser. An audit takes every page, and all rules.
 */
import { type AxeScope, expectNoViolations } from './axe';
import { isAudit } from './isAudit';
import type { Looks } from './kinds';
import { pagesFor } from './pages';
import { inEveryState } from './states';
import { test } from './test';
import type { View } from './views';

/** Together, the pages have each pair of colors, and tokens.test.ts asserts the pairs. */
const looks: readonly { readonly on: Looks; readonly name: string; readonly view: View; readonly rules: AxeScope['rules'] }[] = [
  { on: 'every style', name: 'a wide window', view: {}, rules: 'structure' },
  { on: 'every style', name: 'a narrow window', view: { width: 320, inStates: true }, rules: 'strictest' },
  { on: 'every control', name: 'the dark theme', view: { theme: 'dark', inStates: isAudit }, rules: 'colors' },
  // The colors of the system take the place of all others.
  { on: 'every control', name: 'forced colors', view: { forcedColors: 'active' }, rules: 'colors' },
];

for (const path of isAudit ? pagesFor('every page') : pagesFor('every style')) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    for (const { on, name, view, rules } of looks) {
      if (!isAudit && !pagesFor(on).includes(path)) continue;
      test(`has no axe violations in ${name}`, async ({ look }) => {
        const page = await look(path, view);
        const check = (state: string) => expectNoViolations(page, state, { rules });
        await (view.inStates && pagesFor('every control').includes(path) ? inEveryState(page, check) : check(''));
      });
    }
  });
}
