import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestFields } from '../../content/apiReference';
import { changelog } from '../../content/changelog';
import { onThisPage } from '../../content/controls';
import { changelogPage } from '../../content/docs/changelog';
import { docsFrame } from '../../content/docsFrame';
import { plainText } from '../../content/plainText';
import { sections } from '../../content/sections';
import { docsMenu, docsPages } from '../../docsPages';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const menu = () => within(main().getByRole('navigation', { name: sections.docs }));

test('starts with the first page of the docs, and lists the others in reading order', async () => {
  const [first] = docsPages;
  await renderApp('/docs');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(first?.label);
  expect(menu().getAllByRole('link').map((link) => link.textContent)).toEqual(docsMenu(docsPages, 'docs').map(({ label }) => label));
});

test.each(docsPages)('marks $id as the current page, and leads to the pages before and after', async ({ id, path, label }) => {
  await renderApp(path);
  expect(menu().getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([label]);

  const position = docsPages.findIndex((page) => page.id === id);
  const wanted = [
    ...docsPages.slice(Math.max(position - 1, 0), position).map((before) => `${docsFrame.previous} ${before.label}`),
    ...docsPages.slice(position + 1, position + 2).map((after) => `${docsFrame.next} ${after.label}`),
  ];
  const neighbours = within(main().getByRole('navigation', { name: docsFrame.neighbours }));
  expect(neighbours.getAllByRole('link').map((link) => link.textContent)).toEqual(wanted);
});

test.each(docsPages)('gives each heading of $id an anchor with a link beside it, and lists the sections', async ({ path }) => {
  await renderApp(path);
  const headings = main().getAllByRole('heading', { level: 2 });
  for (const heading of [...headings, ...main().queryAllByRole('heading', { level: 3 })]) {
    expect(within(heading.parentElement!).getByRole('link').getAttribute('href')).toBe(`#${heading.id}`);
  }
  const contents = within(main().getByRole('navigation', { name: onThisPage }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id: hash }) => `#${hash}`));
});

test('describes each field of the call in a table', async () => {
  await renderApp('/docs/api-reference');
  const names = requestFields.map(({ name }) => name);
  const tables = main().getAllByRole('table').map((table) => within(table).getAllByRole('rowheader').map((header) => header.textContent));
  expect(tables).toContainEqual(names);
});

test('gives the date of a version only if it is known, and what each version changed', async () => {
  await renderApp('/docs/changelog');
  for (const [index, { version, date, changes }] of changelog.entries()) {
    const heading = main().getByRole('heading', { name: version });
    const section = heading.closest('section');
    const dates = changelogPage.sections[index]?.blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.text)] : []));
    expect(dates).toHaveLength(date ? 1 : 0);
    expect(Array.from(section?.querySelectorAll('p') ?? [], ({ textContent }) => textContent)).toEqual(dates);
    expect(Array.from(section?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)).toEqual(changes);
  }
});

test('lists in the menu every page without a parent, and only the children that belong to the current one', () => {
  const entries = [{ id: 'docs' }, { id: 'docsA', parent: 'docs' }, { id: 'docsSdk' }, { id: 'docsB', parent: 'docsSdk' }];
  const listed = (id: string) => docsMenu(entries, id).map((entry) => entry.id);
  expect(listed('docs')).toEqual(['docs', 'docsA', 'docsSdk']);
  expect(listed('docsA')).toEqual(['docs', 'docsA', 'docsSdk']);
  expect(listed('docsB')).toEqual(['docs', 'docsSdk', 'docsB']);
});
