import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { callLog } from '../../content/pages/callLog';
import { copyButton, sampleInLanguage } from '../../content/interface';
import { failoverOrder } from '../../content/pages/failoverOrder';
import { keyPlaces } from '../../content/pages/keyPlaces';
import { keyPlate } from '../../content/pages/keyPlate';
import { comparison, productPage, productTabs } from '../../content/pages/product';
import { codeLanguages } from '../../lib/codeLanguage';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

const productTablist = () => within(screen.getByRole('tablist', { name: productPage.tabsLabel }));

test('has a tab for each product, and each panel has the heading of its tab', async () => {
  await renderApp('/product');
  const names = productTabs.map(({ label }) => label);
  expect(
    productTablist()
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(names);
  for (const name of names) {
    await userEvent.click(productTablist().getByRole('tab', { name }));
    expect(within(screen.getByRole('tabpanel', { name })).getByRole('heading', { level: 2, name })).toBeTruthy();
  }
});

test('shows a picture of the product in each tab', async () => {
  await renderApp('/product');
  const [, , , { id: monitoring }] = productTabs;
  const panelOf = (id: string) => document.getElementById(id)?.closest('[id$=-panel]');
  const titles = productTabs.map(({ id }) => panelOf(id)?.querySelector('figcaption > span')?.textContent);
  expect(titles).toEqual([keyPlate, failoverOrder, keyPlaces, callLog].map(({ title }) => title));
  expect(panelOf(monitoring)?.querySelectorAll('table tbody tr')).toHaveLength(callLog.calls.length);
});

test('says which keys each place holds', async () => {
  await renderApp('/product#security');
  const places = within(main().getByRole('figure', { name: keyPlaces.title })).getAllByRole('listitem');
  expect(places).toHaveLength(keyPlaces.places.length);
  for (const [index, { name, holds, text }] of keyPlaces.places.entries()) {
    for (const words of [name, holds, text]) expect(places[index]?.textContent).toContain(words);
  }
});

test('has a different sample in each tab and language, each with its own copy button', async () => {
  await renderApp('/product');
  // Queries by selector, because a hundred queries by role and name take jsdom seconds.
  const figures = productTabs.flatMap(({ id }) =>
    Array.from(document.getElementById(id)?.closest('[id$=-panel]')?.querySelectorAll('figure:has(pre)') ?? []),
  );
  const texts = (selector: string) => figures.map((figure) => figure.querySelector(selector)?.textContent);
  const titles = productTabs.flatMap(({ sampleTitle }) => codeLanguages.map((language) => sampleInLanguage(sampleTitle, language)));
  const buttons = figures.map((figure) => Array.from(figure.querySelectorAll('button'), (button) => button.textContent).join());
  for (const [index, title] of titles.entries()) expect(buttons[index]).toContain(copyButton.name(title));
  expect(new Set(texts('code')).size).toBe(titles.length);
});

test('compares native providers with the product by topic, with text in every cell', async () => {
  await renderApp('/product');
  const table = main().getByRole('table', { name: comparison.caption });
  expect(main().getAllByRole('heading', { level: 2 })[1]?.textContent, 'after the selected tab').toBe(productPage.comparisonHeading);
  const headers = within(table).getAllByRole('rowheader');
  expect(headers.map((header) => header.textContent)).toEqual(comparison.rows.map(([topic]) => topic));
  const cells = within(table).getAllByRole('cell');
  expect(cells).toHaveLength(2 * comparison.rows.length);
  for (const cell of cells) expect(cell.textContent?.trim()).toMatch(/\w{3}/);
});
