import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { search } from '../../content/pages/search';
import type { SearchedPage } from '../../lib/searchIndexTypes';
import { routeById } from '../../content/routes';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';
import { searchLoader } from './loadSearch';
import { createSearch } from './searchEngine';

const pages: readonly SearchedPage[] = [
  {
    path: '/privacy',
    label: 'Privacy',
    description: '',
    isNews: false,
    sections: [{ hash: 'forms', title: 'Forms', text: 'Copper wires', code: '' }],
  },
];

// When the code of the dialog takes long, the search page opens.
beforeAll(() => import('./SearchDialog'));

beforeEach(() => {
  vi.spyOn(searchLoader, 'load').mockImplementation(() => createSearch(pages));
});

const button = () => screen.getAllByRole('button', { name: routeById('search').label })[0] as HTMLElement;
const dialog = () => screen.queryByRole('dialog', { name: search.heading });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const shortcuts = () => screen.getByRole<HTMLInputElement>('checkbox', { name: search.shortcuts });

async function openDialog() {
  await renderApp('/terms', '/search', '/privacy');
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field()));
}

test('has no accessibility violations, shows suggestions, and makes the page behind it inert', async () => {
  await openDialog();
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual(
    search.suggestedRoutes.map((id) => routeById(id).path),
  );
  expect(screen.queryByRole('main')).toBeNull();
  await expectNoViolations();
});

test('returns focus to a search button when / opened it and no element had focus', async () => {
  await renderApp('/terms');
  act(() => (document.activeElement as HTMLElement).blur());
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: routeById('search').label })).toContain(document.activeElement));
});

test('describes the field with its keys, unless there are no results', async () => {
  await openDialog();
  expect(
    screen.getByRole('combobox', { description: (text) => text.includes(search.hint) && text.includes(search.keys(search.close)) }),
  ).toBe(field());
  await userEvent.keyboard('zzyzzxq');
  await screen.findByText(search.none('zzyzzxq'));
  expect(screen.getByRole('combobox', { description: '' })).toBe(field());
});

test('opens with / outside fields and with Ctrl+K, until the visitor turns the shortcuts off', async () => {
  await renderApp('/contact');
  for (const keys of ['/', '{Control>}k{/Control}']) {
    await userEvent.keyboard(keys);
    await waitFor(() => expect(document.activeElement, keys).toBe(field()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  }
  const input = main().getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement;
  await userEvent.type(input, '/');
  expect(input.value).toBe('/');
  expect(dialog()).toBeNull();

  await userEvent.click(shortcuts());
  await userEvent.keyboard('/{Control>}k{/Control}');
  expect(dialog()).toBeNull();
  expect(shortcuts().checked).toBe(false);
});

test('remembers that shortcuts are off while the page is open, even when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await renderApp('/terms');
  await userEvent.click(shortcuts());
  await userEvent.keyboard('/');
  expect(dialog()).toBeNull();
});
