/** Drawings and texts that a visitor expects to line up. */
import type { Locator } from '@playwright/test';
import { menuButton } from './locators';
import { expect } from './test';
import { test } from './sharedPage';

const boxes = (elements: Locator) => elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

test('the pages in the menu of narrow windows start at one line', async ({ look }) => {
  const page = await look('/product', { width: 320 });
  await menuButton(page).press('Enter');
  const starts = await page.getByRole('navigation').first().locator('ul').first().locator('a').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return Math.min(...Array.from(text.getClientRects(), ({ left, width }) => (width ? left : Infinity)));
    }),
  );
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size, starts.join(', ')).toBe(1);
  await menuButton(page).press('Enter');
});

test('the tabs of /product are two rows of two on a phone, and a column without gaps beside the panel', async ({ look }) => {
  const page = await look('/product', { width: 390 });
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const [first, second, third, fourth] = await boxes(tabs);
  expect([first?.y, third?.y, first?.x, second?.x]).toEqual([second?.y, fourth?.y, third?.x, fourth?.x]);
  await look('/product', { width: 1280 });
  const column = await boxes(tabs);
  for (const [index, { top }] of column.slice(1).entries()) expect(top).toBeCloseTo(column[index]?.bottom ?? 0, 1);
});
