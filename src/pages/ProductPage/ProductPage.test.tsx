import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { productTabs } from '../../content/product';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const partsOfProduct = () => within(screen.getByRole('tablist', { name: 'Parts of the product' }));

test('has no accessibility violations', async () => {
  await renderApp('/product');
  await expectNoViolations();
});

test('has the tabs Hub, Orchestrator, Security and Monitoring, each panel headed like its tab', async () => {
  await renderApp('/product');
  const names = partsOfProduct()
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
  expect(names).toEqual(['Hub', 'Orchestrator', 'Security', 'Monitoring']);
  for (const name of names) {
    await userEvent.click(partsOfProduct().getByRole('tab', { name: name ?? '' }));
    const panel = within(screen.getByRole('tabpanel', { name: name ?? '' }));
    expect(panel.getByRole('heading', { level: 2, name: name ?? '' })).toBeTruthy();
  }
});

test('opens the tab that the address names', async () => {
  await renderApp('/product#monitoring');
  expect(partsOfProduct().getByRole('tab', { selected: true }).textContent).toBe('Monitoring');
});

test('shows different code in curl, JavaScript and Python in each tab, each with a copy button of its own', async () => {
  await renderApp('/product');
  const seen = new Set<string | null>();
  const buttons = new Set<string>();
  for (const { id, label, sampleTitle } of productTabs) {
    await userEvent.click(partsOfProduct().getByRole('tab', { name: label }));
    for (const language of ['curl', 'JavaScript', 'Python']) {
      const languages = within(screen.getByRole('tablist', { name: `Language for: ${sampleTitle}` }));
      await userEvent.click(languages.getByRole('tab', { name: language }));
      const figure = screen.getByRole('figure', { name: `${sampleTitle}, ${language}` });
      seen.add(figure.querySelector('code')?.textContent ?? null);
      buttons.add(within(figure).getByRole('button', { name: /^Copy / }).textContent ?? id);
    }
  }
  expect(seen.size).toBe(12);
  expect(buttons.size).toBe(12);
});

test('keeps the chosen language from tab to tab', async () => {
  await renderApp('/product');
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
  await userEvent.click(partsOfProduct().getByRole('tab', { name: 'Security' }));
  const languages = within(screen.getByRole('tablist', { name: /^Language for: Read the key/ }));
  expect(languages.getByRole('tab', { selected: true }).textContent).toBe('Python');
});

test('compares native providers with the product over six topics, with words in every cell', async () => {
  await renderApp('/product');
  const table = main().getByRole('table', { name: /Calling each provider natively/ });
  const headers = within(table).getAllByRole('rowheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Auth', 'Retry', 'Caching', 'Webhooks', 'Quotas', 'Logs']);
  const cells = within(table).getAllByRole('cell');
  expect(cells).toHaveLength(12);
  for (const cell of cells) expect(cell.textContent?.trim()).toMatch(/\w{3}/);
});
