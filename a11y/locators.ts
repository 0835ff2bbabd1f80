/** Controls that several specs look for. */
import type { Page } from '@playwright/test';
import { copyButton, typingDemo } from '../src/content/controls';
import { frame } from '../src/content/frame';
import { pricingPage } from '../src/content/plans';

/** The button that opens the navigation of narrow windows. */
export function menuButton(page: Page) {
  return page.getByRole('button', { name: frame.menu, exact: true });
}

/** The buttons that open an answer. */
export function answerButtons(page: Page) {
  return page.getByRole('main').locator('button[aria-expanded]');
}

/** The choices of the page's radio groups; that of the theme is in the footer. */
export function radios(page: Page) {
  return page.getByRole('main').getByRole('radio');
}

/** The buttons that copy code. */
export function copyButtons(page: Page) {
  return page.getByRole('button', { name: new RegExp(`^${copyButton.copy} `) });
}

/** A button of the typing demo. */
export function typingButton(page: Page, name: keyof typeof typingDemo) {
  return page.getByRole('button', { name: typingDemo[name] });
}

/** The button that sends a form. A search is none: it leads to another page. */
export function submitButton(page: Page) {
  return page.getByRole('main').locator('form:not([role=search]) button[type=submit]');
}

/** The list of what is wrong with a form. */
export function errorSummary(page: Page) {
  return page.getByRole('main').getByRole('group').filter({ has: page.getByRole('heading') });
}

/** The buttons that show a tooltip. */
export function tipButtons(page: Page) {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${pricingPage.tooltipButtonLabel} `) });
}
