import type { Locator, Page } from '@playwright/test';
import { errorPrefix } from '../../src/content/interface';
import { css, dom, on } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { breaking, expect } from '../findings';
import { fieldsOf, fillIn, formIn, textFields, valuesOf } from '../formFields';
import { errorSummary, submitButton } from '../locators';
import { openPage } from '../openPage';
import { noteSituation } from '../situations';
import type { Check, Operation } from './check';

export const formErrors: Check = {
  criteria: ['3.3.1', '3.3.3'],
  claim:
    'Submits the account forms empty and with invalid email addresses; expects a message at each field that is wrong, none at one that is right, and an example of an email address, and by rules of this house a focused summary that leads to each field, and no lost input.',
  on: ['form', 'newPassword'],
  operates: {
    'submitted empty, a form shows a focused summary of the required fields, and an error at each': {
      on: ['password', 'newPassword'],
      run: submitEmpty,
    },
    'an invalid email address is explained, all values stay, and a corrected error goes': {
      on: ['password', 'newPassword'],
      run: submitWrongAddress,
    },
  },
  barriers: {
    'a hidden summary': css('main form [role=group][tabindex="-1"]', 'display: none'),
    'an error without words of its own': dom('main [slot=errorMessage] span span', (message) => (message.textContent = 'This is invalid')),
    'a form that forgets': on<HTMLFormElement>('main form', 'submit', (form) => form.reset()),
    'an error that stays': on('main form input', 'blur', (field) => setInterval(() => (field.ariaInvalid = 'true'), 1)),
  },
  left: {
    '3.3.1': {
      steps: 'Make several mistakes at once in each form.',
      expected: 'Text at each field names its mistake, and stays until it is corrected.',
    },
    '3.3.3': {
      aids: screenReaders,
      steps: 'Make each possible mistake on its own.',
      expected: 'Its message says how to correct this very mistake.',
    },
  },
};

const invalidFields = (page: Page) => fieldsOf(page).and(page.locator('[aria-invalid=true]'));

async function submitEmpty({ page, path }: Parameters<Operation['run']>[0]) {
  await openPage(page, path);
  await textFields(page).first().press('Enter');
  await noteSituation(page, 'the form was submitted empty');
  const required = await fieldsOf(page).and(page.locator('[required], [aria-required=true]')).all();
  await breaking([], expect(errorSummary(page)).toBeFocused());
  const links = errorSummary(page).getByRole('link');
  await breaking([], expect(links).toHaveCount(required.length));
  await breaking(['3.3.1'], expect(invalidFields(page)).toHaveCount(required.length));
  for (const [index, field] of required.entries()) {
    await expectError(page, field, (await links.nth(index).textContent()) ?? '');
    await links.nth(index).press('Enter');
    await breaking([], expect(field).toBeFocused());
  }
}

async function submitWrongAddress({ page, path }: Parameters<Operation['run']>[0]) {
  await openPage(page, path);
  await fillIn(page);
  const email = textFields(page).and(page.locator('[type=email]'));
  const links = errorSummary(page).getByRole('link');
  for (const wrong of ['name', 'name@']) {
    await email.fill(wrong);
    const values = await valuesOf(page);
    await submitButton(page).click();
    await breaking([], expect(errorSummary(page)).toBeFocused());
    await breaking(['3.3.3'], expect(links, 'with an example').toHaveText([/\w@\w+\.\w/]));
    await expectError(page, email, (await links.textContent()) ?? '');
    await breaking([], expect.poll(() => valuesOf(page)).toEqual(values));
  }
  await noteSituation(page, 'the email address is invalid');
  await email.fill('name@example.com');
  await submitButton(page).click();
  await breaking(['3.3.1'], expect(errorSummary(page)).toHaveCount(0));
  await breaking(['3.3.1'], expect(invalidFields(page)).toHaveCount(0));
}

/** Expects an invalid field with its message in its accessible description and as visible text. */
async function expectError(page: Page, field: Locator, message: string) {
  await breaking(['3.3.1'], expect(field).toHaveAttribute('aria-invalid', 'true'));
  const described = () => field.evaluate((element) => element.ariaDescribedByElements?.map(({ textContent }) => textContent).join(' '));
  await breaking(['3.3.1'], expect.poll(described, 'the description of the field').toContain(`${errorPrefix} ${message}`));
  await breaking(['3.3.1'], expect(formIn(page).getByText(`${errorPrefix} ${message}`)).toBeVisible());
}
