/** The look of states, and space between fields. */
import type { Locator } from '@playwright/test';
import { signUp } from '../src/content/account';
import { test } from './sharedPage';
import { expect } from './test';

const boxes = (elements: Locator) => elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

test('advice on the password keeps its distance from the next field on /signup', async ({ look }) => {
  const page = await look('/signup', { width: 390 });
  const field = page.locator('input[autocomplete=new-password]');
  await field.first().fill('abc');
  const advice = page.locator('form p[role=status]').first();
  await expect(advice).not.toBeEmpty();
  const [text] = await boxes(advice);
  const [next] = await boxes(page.locator('label').filter({ hasText: signUp.fields.confirmPassword.label }));
  expect((next?.top ?? 0) - (text?.bottom ?? 0)).toBeGreaterThan(12);
  await field.first().fill('');
});
