/** What a page shows only after a visitor has used it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn, resultOf } from './formFields';
import { answerButtons, errorSummary, menuButton, radios, submitButton, tipButtons, wrapButton } from './locators';
import { openFolds, openPage } from './openPage';
import { noteSituation } from './situations';

/**
 * Opens all folds, and operates one control of each kind with the keyboard, so that one state has an open menu and answer, another tab and
 * choice, the errors of an empty form and of a number, code that does not wrap, and last a tooltip, which closes when it loses focus.
 */
export async function operate(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await openFolds(page);
  const enter = (control: Locator) => control.press('Enter');
  const submit = async (button: Locator) => {
    await enter(button);
    // What comes later would scroll the page, and may take focus.
    await expect(resultOf(page).or(errorSummary(page)).filter({ hasText: /\S/ }).first()).toBeVisible();
  };
  const uses: readonly (readonly [Locator, (control: Locator) => Promise<void>])[] = [
    [submitButton(page), submit],
    [main.getByRole('tab', { selected: false }), enter],
    [answerButtons(page), enter],
    [radios(page).and(page.locator(':not(:checked)')), (choice) => choice.press('Space')],
    [main.locator('input:is([inputmode=numeric], [inputmode=decimal])'), (field) => field.fill('many')],
    [wrapButton(page), enter],
    [menuButton(page), enter],
    [tipButtons(page), enter],
  ];
  for (const [controls, use] of uses) {
    const [control] = await controls.and(page.locator(':visible')).all();
    if (control) await use(control);
  }
  // A sticky bar covers content that is scrolled under it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Calls `check` on the page as loaded, after `operate`, and, for a form, with its result and the search dialog, which all pages share.
 * Loads the page again afterward, without what was chosen and typed.
 */
export async function inEveryState(page: Page, check: (state: string) => Promise<void>): Promise<void> {
  const checkState = async (state: string) => {
    await noteSituation(page, state);
    await check(state);
  };
  await check('');
  await operate(page);
  await checkState('one control of each kind was used');
  if (await submitButton(page).isVisible()) {
    await fillIn(page);
    await submitButton(page).press('Enter');
    await expect(resultOf(page)).toHaveText(/\S/);
    await checkState('the form was sent');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\S/);
    await checkState('the search dialog is open');
  }
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await openPage(page, page.url());
}
