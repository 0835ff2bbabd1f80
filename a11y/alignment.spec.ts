/** Drawings and text that line up, and space between fields. */
import type { Locator } from '@playwright/test';
import { signUp } from '../src/content/account';
import { planFacts } from '../src/content/planFacts';
import { plans, pricingPage } from '../src/content/plans';
import { routeById } from '../src/routes';
import { test } from './sharedPage';
import { expect } from './test';

const boxes = (elements: Locator) => elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

test('the cable on /pricing runs straight from the header link to the popular plan', async ({ look }) => {
  const page = await look('/pricing', { width: 1280 });
  const [link] = await boxes(page.getByRole('banner').getByRole('link', { name: routeById('pricing').label, exact: true }));
  const card = page.getByRole('listitem').filter({ hasText: pricingPage.popular });
  const cable = await boxes(card.locator('path[d^="M100 0V"]'));
  const [jack] = await boxes(card.getByRole('heading').locator('..').locator('svg'));
  const middle = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : NaN);
  expect(cable).toHaveLength(1);
  for (const box of [cable[0], jack]) expect(Math.abs(middle(box) - middle(link))).toBeLessThan(2);
});

test('only the plan that fits has a filled button on /pricing', async ({ look }) => {
  const page = await look('/pricing', { width: 1280 });
  const field = page.getByRole('spinbutton');
  const filled = () =>
    page.getByRole('main').getByRole('link').evaluateAll((links) => links.filter((link) => link.dataset['variant'] === 'primary').map((link) => link.textContent));
  const [, popular, largest] = plans;
  expect(await filled()).toEqual([popular.action.text]);
  await field.fill(`${Number.parseInt(planFacts[1].rateLimit.replace(',', ''), 10) + 1}`);
  await expect.poll(filled).toEqual([largest.action.text]);
  await field.fill('');
});

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
