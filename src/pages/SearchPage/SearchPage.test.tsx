import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { search } from '../../content/pages/search';
import { searchField } from '../../content/interface';
import { searchLoader } from '../../layout/Search/loadSearch';
import { createSearch } from '../../layout/Search/searchEngine';
import type { SearchedPage } from '../../lib/searchIndexTypes';
import { routeById } from '../../routes';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const section = (hash: string, title: string, text: string) => ({ hash, title, text, code: '' });
const pages: readonly SearchedPage[] = [
  {
    path: '/terms',
    label: 'Terms',
    description: '',
    isNews: false,
    sections: [section('', 'Terms', 'Copper wires'), section('fair-use', 'Fair use', 'Copper wires')],
  },
  { path: '/privacy', label: 'Privacy', description: '', isNews: false, sections: [section('forms', 'Forms', 'Copper wires')] },
];

beforeEach(() => {
  vi.spyOn(searchLoader, 'load').mockImplementation(() => createSearch(pages));
});

const field = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('combobox', { name: searchField.label });
const options = () => screen.queryAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

test('groups results by page and has no accessibility violations', async () => {
  await renderApp('/search?q=wires');
  await waitFor(() => expect(options()).toHaveLength(3));
  await expectNoViolations();
  const groups = within(screen.getByRole('listbox', { name: search.results })).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toEqual(
    ['Terms', 'Privacy'].map((label) => screen.getByText(label, { selector: 'header' }).id),
  );
  expect(within(screen.getByRole('main')).getByText(search.count(3))).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(search.count(3)));
});

test('lists the suggestions of the dialog while there is no query', async () => {
  await renderApp('/search');
  expect(options().map((option) => option.getAttribute('href'))).toEqual(search.suggestedRoutes.map((id) => routeById(id).path));
  await expectNoViolations();
});

test('loads the index when the field gets focus, and not before', async () => {
  await renderApp('/search');
  expect(searchLoader.load).not.toHaveBeenCalled();
  act(() => field().focus());
  expect(searchLoader.load).toHaveBeenCalled();
});

test('keeps focus in the field while arrow keys, Home, and End move through the results, and Enter opens one', async () => {
  const user = userEvent.setup();
  await renderApp('/search');
  await user.click(field());
  await user.keyboard('wires');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(active()).toBeNull();
  for (const [key, index] of [
    ['{ArrowDown}', 0],
    ['{ArrowDown}', 1],
    ['{ArrowUp}', 0],
    ['{End}', 2],
    ['{Home}', 0],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(active(), key).toBe(options()[index]));
    expect(document.activeElement).toBe(field());
  }
  expect(active()?.hasAttribute('data-focus-visible')).toBe(true);
  await user.keyboard('{Escape}');
  expect(field().value).toBe('');

  await user.keyboard('forms');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toBe(options()[0]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname + location.hash).toBe(`${routeById('privacy').path}#forms`));
});

test('keeps the query in the URL: typing replaces the history entry, and Enter adds one', async () => {
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
  await waitFor(() => expect(field().value).toBe('forms'));
});

test('makes suggestions when there are no results', async () => {
  const user = userEvent.setup();
  await renderApp('/search');
  await user.type(field(), 'zzyzzxq');
  await screen.findByText(search.none('zzyzzxq'));
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(search.tries.length);
  expect(options()).toHaveLength(0);
});

test('links to the sitemap when search does not load', async () => {
  vi.mocked(searchLoader.load).mockRejectedValue(new Error('offline'));
  await renderApp('/search?q=wires');
  await waitFor(() =>
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain('/sitemap'),
  );
});
