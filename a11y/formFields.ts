/** Locators of the form of a page and of its fields. */
import type { Page } from '@playwright/test';

export const formIn = (page: Page) => page.getByRole('main').locator('form');
export const fieldsOf = (page: Page) => formIn(page).locator('input:not([type=hidden]), textarea, select');
export const textFields = (page: Page) => formIn(page).locator('input:not([type=hidden], [type=checkbox]), textarea');
export const passwords = (page: Page) => formIn(page).locator('input[autocomplete$=password]');
/** The live region below the form. */
export const resultOf = (page: Page) => page.getByRole('main').locator('form + [role=status]');

/** Fills in values that are valid in each field, and checks each box. */
export async function fillIn(page: Page, text = 'name@example.com'): Promise<void> {
  for (const field of await textFields(page).all()) await field.fill(text);
  for (const box of await formIn(page).getByRole('checkbox').all()) await box.check();
}

/** What each field has, in their order. */
export const valuesOf = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) =>
    fields.map((field) =>
      field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : (field as HTMLInputElement).value,
    ),
  );
