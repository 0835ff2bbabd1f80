/** Both engines on every page as it loads: the gate that each route passes. */
import { expectNoFaultOfAlfa, expectNoViolations } from './engines';
import { expect, test } from './sharedPage';
import { isAudit, paths, samplePaths } from './test';

for (const path of paths) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test(`has no accessibility violations`, async ({ look }) => {
      const page = await look(path);
      await expectNoViolations(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test(`has no accessibility violations in the dark theme`, async ({ look }) => {
      await expectNoViolations(await look(path, { theme: 'dark' }), '', { rules: 'colours' });
    });

    test(`has no accessibility violations at 320 px`, async ({ look }) => {
      await expectNoViolations(await look(path, { width: 320 }), '', { rules: 'structure' });
    });

    if (!isAudit) return;

    test(`has no accessibility violations in the dark theme at 320 px`, async ({ look }) => {
      await expectNoViolations(await look(path, { theme: 'dark', width: 320 }));
    });
  });
}

// In an audit, the tests above ask Alfa too.
test.describe('Alfa', () => {
  // One worker for all: Alfa's hundreds of modules take seconds to load and to get up to speed.
  test.describe.configure({ mode: 'default' });

  for (const path of isAudit ? [] : samplePaths) {
    test(`finds no fault on ${path}`, async ({ look }) => {
      await expectNoFaultOfAlfa(await look(path));
    });
  }
});
