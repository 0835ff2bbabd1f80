/** The states of a page: whatever can be opened, selected or sent shows something else, and gives other controls to reach. */
import { expect, type Page } from '@playwright/test';
import { pricingPage } from '../src/content/plans';
import { noteSituation } from './covers';
import { answerButtons, menuButton, radios, submitButton } from './locators';
import { isAudit, isEveryPage, openPage } from './test';

/** How many states of a kind are looked at where barriers are planted: tabs differ in what they show more than other controls of a kind. */
const most = { menu: 1, answer: 1, tab: 4, choice: 1, tooltip: 1, form: 1 };

export interface State {
  /** In words, for the report. */
  readonly name: string;
  readonly kind: keyof typeof most;
  /** Leads into the state, from the page as it loads. */
  readonly enter: () => Promise<void>;
}

/** The states of the current page besides the one in which it loads. All are entered with the keyboard. */
export async function statesOf(page: Page): Promise<readonly State[]> {
  const main = page.getByRole('main');
  const states: State[] = [];
  const menu = menuButton(page);
  if (await menu.isVisible()) states.push({ name: 'the menu is open', kind: 'menu', enter: () => menu.press('Enter') });
  for (const button of await answerButtons(page).all()) {
    states.push({
      name: `“${await button.textContent()}” is open`,
      kind: 'answer',
      enter: async () => {
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
      },
    });
  }
  for (const tab of await main.locator('[role=tab]').all()) {
    if (!(await tab.isVisible()) || (await tab.getAttribute('aria-selected')) === 'true') continue;
    states.push({
      name: `the tab “${await tab.textContent()}” is chosen`,
      kind: 'tab',
      enter: async () => {
        await tab.press('Enter');
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      },
    });
  }
  for (const choice of await radios(page).all()) {
    if (!(await choice.isVisible()) || (await choice.isChecked())) continue;
    const name = await choice.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent);
    states.push({
      name: `“${name}” is chosen`,
      kind: 'choice',
      enter: async () => {
        await choice.press('Space');
        await expect(choice).toBeChecked();
      },
    });
  }
  for (const tip of await tipButtons(page).all()) {
    states.push({
      name: `the tooltip of “${await tip.textContent()}” is shown`,
      kind: 'tooltip',
      enter: async () => {
        await tip.press('Enter');
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    });
  }
  const submit = submitButton(page);
  if (await submit.isVisible()) {
    states.push({
      name: 'the form has been sent empty',
      kind: 'form',
      enter: async () => {
        await submit.press('Enter');
        // Not "visible": whether the answer shows is for the checks to say.
        await expect(main.locator('form [role=group][tabindex="-1"], [role=status]:not(:empty)').first()).toBeAttached();
      },
    });
  }
  return states;
}

/**
 * Calls `check` on the page as it is; in an audit also in each of its states but those of the kind `except`, and where barriers are
 * planted in some of each kind. Each is entered from the page as it loads, which is loaded once more at the end.
 */
export async function inEveryState(page: Page, check: (state: string, kind?: State['kind']) => Promise<void>, except?: State['kind']): Promise<void> {
  const address = page.url();
  // Before the check, which may change the page.
  const all = isEveryPage ? (await statesOf(page)).filter(({ kind }) => kind !== except) : [];
  const states = isAudit ? all : all.filter(({ kind }, index) => all.slice(0, index).filter((state) => state.kind === kind).length < most[kind]);
  await check('');
  for (const { name, kind, enter } of states) {
    await openPage(page, address);
    await enter();
    await noteSituation(page, name);
    await check(name, kind);
  }
  if (states.length > 0) await openPage(page, address);
}

/** Waits until no element or text has changed for `pause` ms. Take a pause that is longer than the delay of what may still come. */
export function atRest(page: Page, pause: number): Promise<void> {
  return page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, pause);
        new MutationObserver((_, observer) => {
          clearTimeout(timer);
          timer = setTimeout(() => (observer.disconnect(), resolve()), pause);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
    pause,
  );
}

/** The buttons that show a tooltip. */
export function tipButtons(page: Page) {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${pricingPage.tooltipButtonLabel} `) });
}
