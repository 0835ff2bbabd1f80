import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { docsMenu, docsPages } from '../../docsPages';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));

test('has no accessibility violations', async () => {
  await renderApp('/docs/api-reference');
  await expectNoViolations();
});

test('starts with Getting Started, and lists the six sections in order', async () => {
  await renderApp('/docs');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Getting Started');
  const menu = within(main().getByRole('navigation', { name: 'Docs' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Getting Started',
    'API Reference',
    'Webhooks',
    'SDK',
    'Limits and Errors',
    'Changelog',
  ]);
});

test.each(docsPages)('marks $id as the current one, and leads to the sections before and after it', async ({ id, path, label }) => {
  await renderApp(path);
  const menu = within(main().getByRole('navigation', { name: 'Docs' }));
  expect(menu.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([label]);

  const position = docsPages.findIndex((page) => page.id === id);
  const wanted = [
    ...docsPages.slice(Math.max(position - 1, 0), position).map((before) => `Previous: ${before.label}`),
    ...docsPages.slice(position + 1, position + 2).map((after) => `Next: ${after.label}`),
  ];
  const neighbours = within(main().getByRole('navigation', { name: 'Previous and next section' }));
  expect(neighbours.getAllByRole('link').map((link) => link.textContent)).toEqual(wanted);
});

test.each(docsPages)('gives each heading of $id an id and beside it a link to itself, and lists the sections', async ({ path }) => {
  await renderApp(path);
  const headings = main().getAllByRole('heading', { level: 2 });
  for (const heading of [...headings, ...main().queryAllByRole('heading', { level: 3 })]) {
    expect(within(heading.parentElement!).getByRole('link').getAttribute('href')).toBe(`#${heading.id}`);
  }
  const contents = within(main().getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id: hash }) => `#${hash}`));
});

test('describes each field of the call in a table', async () => {
  await renderApp('/docs/api-reference');
  const request = within(main().getByRole('table', { name: /Fields of the request body/ }));
  expect(request.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    'provider',
    'model',
    'messages',
    'temperature',
    'max_tokens',
  ]);
});

test('says which dates of the changelog are not published', async () => {
  await renderApp('/docs/changelog');
  expect(main().getByRole('heading', { name: /v1\.2\.0/ })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('2024-10-01');
  expect(main().getAllByText(/date not published/i).length).toBeGreaterThanOrEqual(2);
});

test('lists in the menu every section, and only of the current one its pages', () => {
  const entries = [{ id: 'docs' }, { id: 'docsA', section: 'docs' }, { id: 'docsSdk' }, { id: 'docsB', section: 'docsSdk' }];
  const listed = (id: string) => docsMenu(entries, id).map((entry) => entry.id);
  expect(listed('docs')).toEqual(['docs', 'docsA', 'docsSdk']);
  expect(listed('docsA')).toEqual(['docs', 'docsA', 'docsSdk']);
  expect(listed('docsB')).toEqual(['docs', 'docsSdk', 'docsB']);
});
