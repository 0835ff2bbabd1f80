import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { httpCodes, requestFields } from '../../content/apiReference';
import { docsCrumbs } from '../../content/breadcrumbs';
import { changelog } from '../../content/changelog';
import { copyButton, onThisPage } from '../../content/controls';
import { changelogPage } from '../../content/docs/changelog';
import { requestBuilder, statusRow } from '../../content/docs/referencePlates';
import { docsFrame } from '../../content/docsFrame';
import { plainText } from '../../content/plainText';
import { docsLabels, sections } from '../../content/sections';
import { site } from '../../content/site';
import { markdownPath } from '../../content/twins';
import { codeLanguages } from '../../lib/codeLanguage';
import { subscribeToAnnouncements } from '../../lib/announce';
import { docsPages, routeById } from '../../routes';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const menu = () => within(main().getByRole('navigation', { name: sections.docs }));

/** Publishes the source of the docs at an address, until the test ends. */
function setEditUrl(address: string) {
  const owner: { editUrl: string } = site;
  const { editUrl } = owner;
  onTestFinished(() => void (owner.editUrl = editUrl));
  owner.editUrl = address;
}

test('starts with the first page of the docs, and lists the others in reading order', async () => {
  const [first] = docsPages;
  await renderApp('/docs');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(first?.label);
  expect(menu().getAllByRole('link').map((link) => link.textContent)).toEqual(docsPages.map(({ label }) => label));
});

test.each(docsPages)('$id is marked as the current page, leads to its neighbours, home and its source, and lists its sections', async ({ id, path, label, source }) => {
  setEditUrl('https://code.example/edit/');
  await renderApp(path);
  expect.soft(menu().getAllByRole('link', { current: 'page' }).map((link) => link.textContent), 'in the menu').toEqual([label]);

  const position = docsPages.findIndex((page) => page.id === id);
  const wanted = [
    ...docsPages.slice(Math.max(position - 1, 0), position).map((before) => `${docsFrame.previous} ${before.label}`),
    ...docsPages.slice(position + 1, position + 2).map((after) => `${docsFrame.next} ${after.label}`),
  ];
  const neighbours = within(main().getByRole('navigation', { name: docsFrame.neighbours })).getAllByRole('link');
  expect.soft(neighbours.map((link) => link.textContent), 'neighbours').toEqual(wanted);
  const directions = wanted.map((words) => (words.startsWith(docsFrame.previous) ? 'prev' : 'next'));
  expect.soft(neighbours.map((link) => link.getAttribute('rel')), 'neighbours').toEqual(directions);

  const headings = main().getAllByRole('heading', { level: 2 });
  for (const heading of [...headings, ...main().queryAllByRole('heading', { level: 3 })]) {
    expect.soft(within(heading.parentElement!).getByRole('link').getAttribute('href'), 'the link beside a heading').toBe(`#${heading.id}`);
  }
  const contents = within(main().getByRole('navigation', { name: onThisPage })).getAllByRole('link');
  expect.soft(contents.map((link) => link.getAttribute('href')), 'sections').toEqual(headings.map(({ id: hash }) => `#${hash}`));

  const crumbs = within(main().getByRole('navigation', { name: docsFrame.breadcrumbs })).getAllByRole('link');
  const addresses = crumbs.map((link) => link.getAttribute('href'));
  expect.soft(crumbs.map((link, index) => [addresses[index], link.textContent]), 'breadcrumbs').toEqual(docsCrumbs(id).map((crumb) => [routeById(crumb.id).path, crumb.label]));
  expect.soft([...addresses.slice(0, 2), addresses.at(-1)], 'breadcrumbs').toEqual([routeById('home').path, routeById('docs').path, path]);
  expect.soft(crumbs.map((link) => link.getAttribute('aria-current')), 'breadcrumbs').toEqual([...crumbs.slice(1).map(() => null), 'page']);

  expect.soft(existsSync(String(source)), source).toBe(true);
  const edit = main().getByRole('link', { name: new RegExp(docsFrame.edit) });
  expect.soft(edit.getAttribute('href')).toBe(`https://code.example/edit/${source}`);
});

test('has no link to edit the page where the source is not published', async () => {
  setEditUrl('');
  await renderApp('/docs');
  expect(main().queryByRole('link', { name: new RegExp(docsFrame.edit) })).toBeNull();
});

test('says when a page last changed, where that is published', async () => {
  const { unmount } = await renderApp('/docs/changelog');
  expect(changelogPage.lastChanged).toBe(changelog[0].date);
  expect(main().getByText(docsFrame.lastChanged, { exact: false }).textContent).toBe(`${docsFrame.lastChanged} ${changelogPage.lastChanged}`);
  unmount();
  await renderApp('/docs/sdk');
  expect(main().queryByText(docsFrame.lastChanged, { exact: false })).toBeNull();
});

test('gives each status code a row to link to', async () => {
  await renderApp('/docs/limits-and-errors');
  for (const { code, meaning } of httpCodes) {
    expect(document.getElementById(String(code))?.textContent, String(code)).toContain(meaning);
  }
});

test('says where the Markdown is when copying it does not work', async () => {
  await renderApp('/docs/sdk');
  await userEvent.click(main().getByRole('button', { name: copyButton.name(docsFrame.markdown) }));
  expect(await screen.findByText(docsFrame.markdownFailure)).toBeInstanceOf(HTMLElement);
  expect(main().getByRole('link', { name: docsFrame.viewMarkdown(docsLabels.docsSdk) }).getAttribute('href')).toBe(markdownPath('/docs/sdk'));
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

test('the request builder rewrites the request in every language, and says so once', async () => {
  await renderApp('/docs/api-reference');
  const said: string[] = [];
  const stop = subscribeToAnnouncements((message) => message && said.push(message.trim()));
  const group = within(main().getByRole('group', { name: requestBuilder.heading }));
  const other = requestBuilder.providers[1]!;
  await userEvent.click(group.getByRole('radio', { name: other.label }));
  const temperature = group.getByRole('spinbutton', { name: 'temperature' });
  await userEvent.clear(temperature);
  await userEvent.paste('0.9');
  const model = group.getByRole('textbox', { name: 'model' });
  expect(model).toHaveProperty('value', other.model);
  await userEvent.clear(model);
  await userEvent.paste('x"\\\'-1');
  await userEvent.tab();
  const samples = Array.from(document.querySelectorAll('#request-sample'), (heading) => heading.closest('section')?.querySelectorAll('code') ?? [])
    .flatMap((codes) => Array.from(codes, ({ textContent }) => textContent ?? ''))
    .filter((code) => code.includes('max_tokens') && code.includes('messages'));
  expect(samples).toHaveLength(1 + codeLanguages.length);
  for (const code of samples) {
    expect(code).toMatch(/["']?provider["']?: ["']anthropic["']/);
    expect(code).toMatch(/["']?model["']?: ["']x-1["']/);
    expect(code).toMatch(/["']?temperature["']?: 0\.9,/);
    expect(code).toMatch(/["']?max_tokens["']?: 200/);
  }
  await vi.waitFor(() => expect(said.at(-1)).toBe(requestBuilder.rebuilt({ ...requestBuilder.samples, provider: other.id, model: 'x"\\\'-1', temperature: '0.9' })));
  stop();
});

test('shows what comes with a status code, and whether to send the call again', async () => {
  await renderApp('/docs/api-reference');
  const group = within(main().getByRole('group', { name: statusRow.label }));
  expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['200', ...httpCodes.map(({ code }) => String(code))]);
  const shown = () => document.querySelector('[data-plugged]')?.textContent ?? '';
  expect(shown()).toContain(statusRow.success.meaning);
  for (const { code, meaning, canRetry } of httpCodes) {
    await userEvent.click(group.getByRole('radio', { name: String(code) }));
    expect(document.querySelectorAll('[data-plugged]')).toHaveLength(1);
    for (const words of [String(code), meaning, statusRow.retry[canRetry ? 'yes' : 'no']]) expect(shown()).toContain(words);
  }
  for (const { meaning } of httpCodes) expect(main().getAllByText((text) => text.includes(meaning)).length, 'all stand in the page').toBeGreaterThan(0);
});
