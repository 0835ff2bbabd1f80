/** Finds the states of a page that show other content, such as an open menu or a submitted form. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn } from './formFields';
import { noteSituation } from './situations';
import { answerButtons, copyButtons, menuButton, radios, submitButton, tipButtons, wrapButton } from './locators';
import { openPage } from './openPage';
import { isAudit } from './isAudit';

type Kind = 'menu' | 'disclosure' | 'tab' | 'choice' | 'tooltip' | 'copy' | 'form' | 'invalid' | 'wrap';

export interface State {
  /** A description for the report. */
  readonly name: string;
  readonly kind: Kind;
  /** A selector of the part of the page that differs from the page as loaded. */
  readonly part: string;
  /** Changes the loaded page to the state, with the keyboard, and scrolls to the top. */
  readonly enter: () => Promise<void>;
}

/**
 * Tabs differ in their content. Other states of a kind differ only in their text, so one of them is enough. None without wrapping, because
 * pages remember it, also for the next test of a shared page.
 */
const maxOfKind: Readonly<Record<Kind, number>> = {
  menu: 1,
  disclosure: 1,
  tab: isAudit ? 4 : 2,
  choice: 1,
  tooltip: 1,
  copy: 1,
  form: 2,
  invalid: 1,
  wrap: 0,
};

/** States that end by themselves, or when another control takes focus. */
export const endByThemselves = ['copy', 'tooltip'] as const;

/** Returns the states of the current page, without the page as loaded: all of them, or a few of each kind. */
export async function statesOf(page: Page, which: 'all' | 'few of each kind'): Promise<readonly State[]> {
  const all = await allStatesOf(page);
  if (which === 'all') return all;
  // The menu is the same on every page.
  const hasMenu = isAudit || new URL(page.url()).pathname === '/';
  const some = all.filter(({ kind }) => hasMenu || kind !== 'menu');
  return some.filter(({ kind }, index) => some.slice(0, index).filter((state) => state.kind === kind).length < maxOfKind[kind]);
}

async function allStatesOf(page: Page): Promise<readonly State[]> {
  const main = page.getByRole('main');
  const states: State[] = [];
  const add = (kind: Kind, part: string, name: string, act: () => Promise<void>) => {
    const enter = async () => {
      await act();
      // A sticky bar covers content that is scrolled under it. A tooltip closes when the page scrolls.
      if (kind !== 'tooltip') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    };
    states.push({ kind, part, name, enter });
  };
  /** Presses a control until it has an attribute. */
  const press =
    (control: Locator, attribute: string, value = 'true') =>
    async () => {
      await control.press('Enter');
      await expect(control).toHaveAttribute(attribute, value);
    };

  const menu = menuButton(page);
  if (await menu.isVisible()) add('menu', 'header', 'the menu is open', press(menu, 'aria-expanded'));
  for (const button of await answerButtons(page).all()) {
    const part = `[id="${await button.getAttribute('aria-controls')}"]`;
    add('disclosure', part, `“${await button.textContent()}” is open`, press(button, 'aria-expanded'));
  }
  // This locator does not depend on the state of the tabs, because it changes.
  const labels = new Set<string | null>();
  for (const tab of await main.locator('[role=tab]:visible').all()) {
    const label = await tab.textContent();
    // All samples of a page switch their code language together.
    if (labels.has(label)) continue;
    labels.add(label);
    if ((await tab.getAttribute('aria-selected')) === 'true') continue;
    add('tab', '[role=tablist], [role=tabpanel]', `the tab “${label}” is selected`, press(tab, 'aria-selected'));
  }
  const groups = new Set<string | null>();
  for (const choice of await radios(page).and(page.locator(':visible')).all()) {
    const group = await choice.getAttribute('name');
    // The choices of a group differ in their text only.
    if (groups.has(group) || (await choice.isChecked())) continue;
    groups.add(group);
    add('choice', 'main', `“${await nameOf(choice)}” is selected`, async () => {
      await choice.press('Space');
      await expect(choice).toBeChecked();
    });
  }
  for (const tip of await tipButtons(page).all()) {
    add('tooltip', '[role=tooltip]', `the tooltip of “${await tip.textContent()}” is shown`, async () => {
      await tip.press('Enter');
      await expect(page.getByRole('tooltip')).toBeVisible();
    });
  }
  const [copy] = await copyButtons(page).and(page.locator('figure *:visible')).all();
  if (copy) {
    add('copy', 'figure', 'code was copied', async () => {
      await copy.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeAttached();
    });
  }
  const submit = submitButton(page);
  if (await submit.isVisible()) {
    const send = async () => {
      await submit.press('Enter');
      await expect(main.locator('form [role=group][tabindex="-1"], [role=status]:not(:empty)').first()).toBeAttached();
    };
    add('form', 'main', 'the form was submitted', async () => {
      await fillIn(page);
      await send();
    });
    add('form', 'main', 'the form was submitted empty', send);
  }
  for (const field of await main.locator('input:is([inputmode=numeric], [inputmode=decimal]):visible').all()) {
    add('invalid', 'main', `“${await nameOf(field)}” is invalid`, async () => {
      await field.fill('many');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  }
  const wrap = wrapButton(page);
  if (await wrap.isVisible()) add('wrap', 'figure', 'lines of code do not wrap', press(wrap, 'aria-pressed', 'false'));
  return states;
}

/**
 * Lets the messages of a state come and go, because they would count as an effect of what a test does next. Needs the clock of the page.
 */
export async function settle(page: Page): Promise<void> {
  // The request builder announces an error when focus leaves the field.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(10_000);
}

const nameOf = (field: Locator) => field.evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim());

/**
 * Calls `check` on the page as loaded. An audit also checks some states of each kind except those of `except`. Each state starts from a
 * newly loaded page, and the page is reloaded at the end.
 */
export async function inEveryState(
  page: Page,
  check: (state: string, kind?: Kind) => Promise<void>,
  except: readonly Kind[] = [],
): Promise<void> {
  const url = page.url();
  // Runs before the check, which may change the page.
  const states = isAudit ? (await statesOf(page, 'few of each kind')).filter(({ kind }) => !except.includes(kind)) : [];
  await check('');
  for (const { name, kind, enter } of states) {
    await openPage(page, url);
    await enter();
    await noteSituation(page, name);
    await check(name, kind);
  }
  if (states.length > 0) await openPage(page, url);
}
