/** What each press does: it is told, leaves names true and focus in place, and what it shows stays. */
import type { Page, TestInfo } from '@playwright/test';
import { type PressFaults, pressEach } from './audit/measures/presses';
import { test } from './clockPage';
import { covers } from './covers';
import { expect, isEveryPage, workedPaths } from './test';

/** The page that was worked last, with the situations to report: each test of a page reads a part of what came of it. */
let worked: { readonly path: string; readonly faults: PressFaults; readonly situations: TestInfo['annotations'] } | undefined;

async function faultsOf(open: (path: string) => Promise<Page>, path: string): Promise<PressFaults> {
  const { annotations } = test.info();
  if (worked?.path === path) {
    annotations.push(...worked.situations);
    return worked.faults;
  }
  const page = await open(path);
  await page.context().grantPermissions(['clipboard-write']);
  // Narrow enough for the button of the menu.
  await page.setViewportSize({ width: 360, height: 800 });
  const faults = await pressEach(page, isEveryPage);
  // The choice of a theme, which the next page would have.
  await page.evaluate(() => localStorage.clear());
  worked = { path, faults, situations: annotations.filter(({ type }) => type === 'situation') };
  return faults;
}

for (const path of workedPaths) {
  test.describe(path, () => {
    // In order and in one worker: the page is worked once.
    test.describe.configure({ mode: 'default' });

    test('whatever a press changes is told: by the control, by focus or by a live region', covers('pressesTold', '4.1.2', '4.1.3'), async ({ open }) => {
      const { pressed, untold, unsaid } = await faultsOf(open, path);
      expect.soft(untold).toEqual([]);
      expect.soft(unsaid, 'looks different, and says what it said before').toEqual([]);
      expect(pressed).toBeGreaterThan(0);
    });

    test('after each press, controls are called what stands on them', covers('labelInName', '2.5.3'), async ({ open }) => {
      expect((await faultsOf(open, path)).misnamed).toEqual([]);
    });

    test('focus is somewhere after each press, and an hour later', covers('pressesTold', '2.4.3'), async ({ open }) => {
      expect((await faultsOf(open, path)).lost).toEqual([]);
    });

    test('what a press shows stays for an hour', covers('noTimeLimits', '2.2.1', '3.3.1'), async ({ open }) => {
      expect((await faultsOf(open, path)).fleeting).toEqual([]);
    });

    test('no press hides from screen readers what can be seen', covers('unheardWords', '1.3.1', '4.1.2'), async ({ open }) => {
      expect((await faultsOf(open, path)).unheard).toEqual([]);
    });

    test('what a press brings can be pressed and closed by key', covers('controlsByKey', '2.1.1', '2.1.2', '2.1.3'), async ({ open }) => {
      const { unreachable, endless } = await faultsOf(open, path);
      expect.soft(unreachable).toEqual([]);
      expect.soft(endless).toEqual([]);
    });

    test('its fields, and those that a press brings, have labels that can be seen and stay, and say what is required', covers('fieldLabels', '3.3.2'), async ({ open }) => {
      expect((await faultsOf(open, path)).fields.labels).toEqual([]);
    });

    test('its fields, and those that a press brings, say in code which of the visitor’s data they ask for', covers('inputPurpose', '1.3.5'), async ({ open }) => {
      expect((await faultsOf(open, path)).fields.purposes).toEqual([]);
    });

    test('its fields, and those that a press brings, take what is pasted and set no puzzle', covers('authentication', '3.3.8', '3.3.9'), async ({ open }) => {
      expect((await faultsOf(open, path)).fields.entries).toEqual([]);
    });
  });
}
