/** Tests roles, states, and keyboard behavior of tabs, disclosures, the menu, tooltips, and radio buttons. */
import type { Locator, Page } from '@playwright/test';
import { faq } from './articles';
import { mislabeledControls } from './visibleText';
import { patternFaults } from './audit/measures/patterns';
import { covers } from './covers';
import { noteSituation, returnTo } from './situations';
import { type Finding, firstDifference } from './findings';
import { menuButton, tipButtons } from './locators';
import { once } from './once';
import { statesOf } from './states';
import { operatedPaths } from './pages';
import { openPage } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';

const roles = covers('roles', '4.1.2', '1.3.1');
const byKey = covers('keyboardControls', '2.1.1');
const phone = { width: 360, height: 800 };

const tab = (page: Page, index: number) => page.getByRole('tablist').first().getByRole('tab').nth(index);
const question = (page: Page, index: number) => page.getByRole('button', { name: faq[index]?.question });
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Holds a key down. Every press after the first is a repeat. */
async function holdKey(page: Page, key: string, times: number) {
  for (let press = 0; press < times; press++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** Clicks like a screen reader: without a pointer, and without focus. */
const clickVirtually = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

/** Two tests read the faults in each state of a page. */
const faultsInStates = (page: Page, path: string) => once(`patterns of ${path}`, () => measureStates(page, path));

async function measureStates(page: Page, path: string) {
  await page.clock.install();
  await page.setViewportSize(phone);
  await openPage(page, path);
  const measured: { readonly state: string; readonly patterns: readonly Finding[]; readonly names: readonly Finding[] }[] = [];
  const measure = async (state: string) => {
    const patterns = await page.evaluate(patternFaults);
    // For two seconds, a copy button shows its result, which is a message and no label.
    await page.clock.runFor(3000);
    measured.push({ state, patterns, names: await mislabeledControls(page) });
  };
  await measure('');
  // In reverse order, because a control can hide later ones.
  for (const { name, enter } of (await statesOf(page, isAudit ? 'all' : 'few of each kind')).toReversed()) {
    await enter();
    await noteSituation(page, name);
    await measure(name);
  }
  return measured;
}

for (const path of new Set([...operatedPaths, '/docs/api-reference'])) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    for (const [title, details, kind] of [
      ['has the roles, states, and properties of its patterns in each state', roles, 'patterns'],
      ['has the visible text of each control in its name in each state', covers('labelInName', '2.5.3'), 'names'],
    ] as const) {
      test(title, details, async ({ page }) => {
        for (const measured of await faultsInStates(page, path)) {
          returnTo(measured.state);
          expect.soft(measured[kind], measured.state || 'as loaded').toHaveNoFindings();
        }
      });
    }
  });
}

test('the accessibility tree contains only the selected panel', roles, async ({ page }) => {
  await openPage(page, '/product');
  const names = await page.getByRole('tablist').first().getByRole('tab').allTextContents();
  await tab(page, 2).press('Enter');
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  // Playwright computes roles itself, and supports hidden="until-found" only roughly.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const panels = nodes.filter(({ role }) => role?.value === 'tabpanel').map(({ name }) => String(name?.value));
  const exposed = names.filter((name) => panels.includes(name));
  expect(firstDifference('a panel in the accessibility tree', exposed, names.slice(2, 3))).toHaveNoFindings();
});

test('arrow keys follow the reading direction of a page in Arabic', byKey, async ({ page }) => {
  await page.route('/product', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', '<html lang="ar" dir="rtl"') });
  });
  await openPage(page, '/product');
  await tab(page, 1).click();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 1)).toBeFocused();
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
});

test('a held Enter key opens the menu and an answer once, and shows a password once', byKey, async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/resources');
  for (const control of [menuButton(page), question(page, 0)]) {
    await control.focus();
    await holdKey(page, 'Enter', 4);
    await expect(control).toHaveAttribute('aria-expanded', 'true');
  }
  await openPage(page, '/signin');
  const password = page.locator('main [name=password]');
  await password.press('Tab');
  await holdKey(page, 'Enter', 4);
  await expect(password).toHaveAttribute('type', 'text');
});

test('a held arrow key adds one history entry', byKey, async ({ page }) => {
  await openPage(page, '/product');
  await tab(page, 0).focus();
  const before = await historyLength(page);
  await holdKey(page, 'ArrowRight', 7);
  await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true');
  expect(await historyLength(page), 'history entries').toBe(before + 1);
  await page.goBack();
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
});

test('screen reader clicks operate tabs, menu, answers, tooltips, and radio buttons', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/product');
  await clickVirtually(tab(page, 2));
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await clickVirtually(menuButton(page));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');

  await openPage(page, '/resources');
  await clickVirtually(question(page, 2));
  await expect(question(page, 2)).toHaveAttribute('aria-expanded', 'true');

  await openPage(page, '/pricing');
  await clickVirtually(tipButtons(page).first());
  await expect(page.getByRole('tooltip')).toBeVisible();

  await openPage(page, '/');
  const radios = page.getByRole('main').getByRole('radio');
  await clickVirtually(radios.and(page.locator(':not(:checked)')).first());
  await expect(radios.nth(1)).toBeChecked();
});
