import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { search } from '../../content/pages/search';
import { searchLoader } from '../../layout/Search/loadSearch';
import { createSearch } from '../../layout/Search/searchEngine';
import type { SearchedPage } from '../../lib/searchIndexTypes';
import { routeById } from '../../content/routes';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';
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

const options = () => screen.queryAllByRole('option');

test('groups results by page and has no accessibility violations', async () => {
  await renderApp('/search?q=wires');
  await waitFor(() => expect(options()).toHaveLength(3));
  await expectNoViolations();
  const groups = within(screen.getByRole('listbox', { name: search.results })).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toEqual(
    ['Terms', 'Privacy'].map((label) => screen.getByText(label, { selector: 'header' }).id),
  );
  expect(main().getByText(search.count(3))).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(search.count(3)));
});

test('lists the suggestions of the dialog while there is no query', async () => {
  await renderApp('/search');
  expect(options().map((option) => option.getAttribute('href'))).toEqual(search.suggestedRoutes.map((id) => routeById(id).path));
});
