/** Drawings and text that line up, and space between fields. */
import type { Locator } from '@playwright/test';
import { signUp } from '../src/content/account';
import { planFacts } from '../src/content/planFacts';
import { plans, pricingPage } from '../src/content/plans';
import { routeById } from '../src/routes';
import { menuButton } from './locators';
import { test } from './sharedPage';
import { expect } from './test';

const boxes = (elements: Locator) => elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

test('the page links in the narrow menu are left-aligned', async ({ look }) => {
  const page = await look('/product', { width: 320 });
  await menuButton(page).press('Enter');
  const starts = await page.getByRole('navigation').first().locator('ul').first().locator('a').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link);
      return text.getBoundingClientRect().left;
    }),
  );
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size, starts.join(', ')).toBe(1);
  await menuButton(page).press('Enter');
});

test('the tabs on /product form two rows of two on a phone, and a column without gaps in wide windows', async ({ look }) => {
  const page = await look('/product', { width: 390 });
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const [first, second, third, fourth] = await boxes(tabs);
  expect([first?.y, third?.y, first?.x, second?.x]).toEqual([second?.y, fourth?.y, third?.x, fourth?.x]);
  await look('/product', { width: 1280 });
  const column = await boxes(tabs);
  for (const [index, { top }] of column.slice(1).entries()) expect(top).toBeCloseTo(column[index]?.bottom ?? 0, 1);
});

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

test('the rows of days on /status keep their distance beside a long list', async ({ look }) => {
  const page = await look('/status', { width: 768 });
  const rows = await boxes(page.locator('main figure li[id] div > svg[width="480"]'));
  expect(rows.length).toBeGreaterThan(3);
  const distances = new Set(rows.flatMap(({ top }, index) => (index % 3 ? Math.round(top - (rows[index - 1]?.top ?? 0)) : [])));
  expect(distances.size, Array.from(distances).join(', ')).toBe(1);
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
