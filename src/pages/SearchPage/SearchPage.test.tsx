import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { search } from '../../content/search';
import { searchField } from '../../content/searchField';
import type { SearchedPage } from '../../lib/searchIndexTypes';
import { routeById } from '../../routes';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';
import { searchCode } from './loadSearch';
import { ResultList } from './ResultList';
import { createSearch } from './searchEngine';

const part = (hash: string, title: string, text: string) => ({ hash, title, text, code: '' });
const pages: readonly SearchedPage[] = [
  { path: '/terms', label: 'Terms', description: '', isNews: false, sections: [part('', 'Terms', 'Copper wires'), part('fair-use', 'Fair use', 'Copper wires')] },
  { path: '/privacy', label: 'Privacy', description: '', isNews: false, sections: [part('forms', 'Forms', 'Copper wires')] },
];

beforeEach(() => {
  vi.spyOn(searchCode, 'load').mockImplementation(async () => ({ search: await createSearch(pages), List: ResultList }));
});

const field = () => screen.getByRole('combobox', { name: searchField.label });
const options = () => screen.queryAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

test('has no accessibility violations with results, which are grouped by page', async () => {
  await renderApp('/search?q=wires');
  await waitFor(() => expect(options()).toHaveLength(3));
  await expectNoViolations();
  const [first] = within(screen.getByRole('listbox', { name: search.results })).getAllByRole('group');
  expect(first?.getAttribute('aria-labelledby')).toBeTruthy();
  expect(document.getElementById(first?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Terms');
  expect(within(screen.getByRole('main')).getByText(search.count(3))).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(search.count(3)));
});

test('loads nothing before the field has focus or the address asks something', async () => {
  await renderApp('/search');
  expect(searchCode.load).not.toHaveBeenCalled();
  act(() => field().focus());
  expect(searchCode.load).toHaveBeenCalled();
});

test('is operated with arrow keys, Home, End, Escape and Enter, while focus stays in the field', async () => {
  const user = userEvent.setup();
  await renderApp('/search');
  await user.click(field());
  await user.keyboard('wires');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(active()).toBeNull();
  for (const [key, index] of [['{ArrowDown}', 0], ['{ArrowDown}', 1], ['{ArrowUp}', 0], ['{End}', 2], ['{Home}', 0]] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(active(), key).toBe(options()[index]));
    expect(document.activeElement).toBe(field());
  }
  await user.keyboard('{ArrowDown}{Escape}');
  expect(options()).toHaveLength(0);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(active()).toBeNull();
  for (const [key, index] of [['{ArrowDown}', 0], ['{ArrowUp}', 2]] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(active(), `${key} opens`).toBe(options()[index] ?? null));
    expect(active()?.hasAttribute('data-focus-visible'), 'what is active shows').toBe(true);
    await user.keyboard('{Escape}');
  }
  await user.type(field(), ' ');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(active(), 'typing opens without an active option').toBeNull();
  await user.keyboard('{Escape}{Escape}');
  expect((field() as HTMLInputElement).value).toBe('');

  await user.keyboard('forms');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toBe(options()[0]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname + location.hash).toBe(`${routeById('privacy').path}#forms`));
});

test('keeps the query in the address: typing replaces it, a submit adds an entry', async () => {
  const user = userEvent.setup();
  await renderApp('/search?q=forms');
  const { length } = history;
  await user.clear(field());
  await user.type(field(), 'wires');
  await waitFor(() => expect(location.search).toBe('?q=wires'));
  expect(history.length).toBe(length);
  await user.keyboard('{Enter}');
  expect(history.length).toBe(length + 1);
  history.back();
  await waitFor(() => expect((field() as HTMLInputElement).value).toBe('forms'));
});

test('says what to try when nothing is found, and where else to look when it does not load', async () => {
  const user = userEvent.setup();
  await renderApp('/search');
  await user.type(field(), 'zzyzzxq');
  await screen.findByText(search.none('zzyzzxq'));
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(search.tries.length);
  expect(options()).toHaveLength(0);
});

test('says that search did not load, and leads to the sitemap', async () => {
  vi.mocked(searchCode.load).mockRejectedValue(new Error('offline'));
  await renderApp('/search?q=wires');
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/sitemap'));
});
