import type { Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { fillIn, passwords, textFields, valuesOf } from '../formFields';
import { hydrated, openPage } from '../openPage';
import type { Check, Operation } from './check';

export const redundantEntry: Check = {
  criteria: ['3.3.7'],
  claim:
    'Expects forms to restore what was typed after a reload, after a link and Back, and after a link and a link back, except passwords.',
  on: ['form', 'newPassword'],
  operates: { 'restores what was typed after a reload and after a link, except passwords': { run: leaveAndReturn } },
  barriers: {
    'no storage': dom('html', () => (Storage.prototype.setItem = () => {})),
    'a password in storage': dom('main [type=password]', (field) =>
      field.addEventListener('input', () => sessionStorage.setItem('typed', 'pa55word')),
    ),
  },
  left: {
    '3.3.7': {
      aids: ['no assistive technology'],
      steps: 'Fill in each form, and look at the next page.',
      expected: 'Nothing is asked for twice, except a password to confirm it.',
    },
  },
};

async function followLink(page: Page) {
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(page).toHaveURL('/terms');
}

const ways: Readonly<Record<string, (page: Page, path: string) => Promise<unknown>>> = {
  'a reload': (page) => page.reload(),
  'a link, and Back': async (page) => (await followLink(page), page.goBack()),
  'a link, and a link back': async (page, path) => (await followLink(page), page.locator(`a[href="${path}"]:visible`).first().click()),
};

async function leaveAndReturn({ page, path }: Parameters<Operation['run']>[0]) {
  for (const [way, leave] of Object.entries(ways)) {
    await openPage(page, path);
    await fillIn(page);
    for (const [index, field] of (await textFields(page).all()).entries()) await field.fill(`${way} ${index}@example.com`);
    for (const password of await passwords(page).all()) await password.fill('pa55word');
    const typed = (await valuesOf(page)).map((value) => (value === 'pa55word' ? '' : value));
    await leave(page, path);
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expect.soft(async () => expect(await valuesOf(page)).toEqual(typed), way).toPass();
    expect.soft(await page.evaluate(() => JSON.stringify({ ...sessionStorage })), way).not.toContain('pa55word');
    // The next way starts with an empty form.
    await page.evaluate(() => sessionStorage.clear());
  }
}
