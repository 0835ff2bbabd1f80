/** Locators of controls that several specs use. */
import type { Page } from '@playwright/test';
import { copyButton, layoutText, typingDemo } from '../src/content/interface';
import { type Path, routeAt } from '../src/content/routes';

/** The link of the header or the footer to a page. */
export const linkTo = (page: Page, path: Path) =>
  page
    .locator('header, footer')
    .getByRole('link', { name: routeAt(path).label, exact: true })
    .first();

/** The button that opens the navigation of narrow viewports. */
export const menuButton = (page: Page) => page.getByRole('button', { name: layoutText.menu, exact: true });

/** The button of the header that opens search. */
export const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: routeAt('/search').label, exact: true });

/** The buttons that open an answer. */
export const answerButtons = (page: Page) => page.getByRole('main').locator('button[aria-expanded]');

/** The radio buttons of the page. Those of the theme are in the footer. */
export const radios = (page: Page) => page.getByRole('main').getByRole('radio');

/** The buttons that copy code. Other copy buttons are outside figures. */
export const copyButtons = (page: Page) => page.getByRole('figure').getByRole('button', { name: new RegExp(`^${copyButton.copy} `) });

/** The button that turns wrapping of code on and off. Narrow windows show one in each code block, and all share the setting. */
export const wrapButton = (page: Page) => page.locator('main button[aria-pressed]:visible').first();

export const typingButton = (page: Page, name: keyof typeof typingDemo) => page.getByRole('button', { name: typingDemo[name] });

export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The button that submits a form. */
export const submitButton = (page: Page) => page.getByRole('main').locator('form button[type=submit]');

/** The error summary of a form. */
export const errorSummary = (page: Page) => page.locator('main form [role=group][tabindex="-1"]');

/** The buttons that show a tooltip. No other buttons are in row headers. */
export const tipButtons = (page: Page) => page.getByRole('main').locator('th[scope=row] button:visible');
