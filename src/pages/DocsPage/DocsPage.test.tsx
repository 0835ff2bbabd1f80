import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoint, httpCodes, requestFields } from '../../content/facts/apiReference';
import { crumbsOf } from '../../content/breadcrumbs';
import { changelog, lastRelease } from '../../content/facts/changelog';
import { breadcrumbsLabel, codeLanguageNames, copyButton, dateInWords, docsLayout, feedLink, onThisPage } from '../../content/interface';
import changelogPage from '../../content/articles/docs/changelog.md';
import { requestBuilder, requestProviders, statusRow } from '../../content/pages/referencePlates';
import { plainText } from '../../content/plainText';
import requestBody from '../../content/samples/request.json?highlight';
import responseBody from '../../content/samples/response.json?highlight';
import { docsGroups, sections } from '../../content/facts/sections';
import { site } from '../../content/site';
import { articleFile, feedPaths, markdownPath } from '../../content/outputPaths';
import { silence } from '../../lib/announce';
import { docsMenu, docsPages, routeById } from '../../content/routes';
import { main } from '../../testing/main';
import { recordAnnouncements } from '../../testing/recordAnnouncements';
import { renderApp } from '../../testing/renderApp';

const menu = () => within(screen.getByRole('navigation', { name: sections.docs }));
const sectionLinks = () => within(menu().getByRole('list', { name: onThisPage })).getAllByRole('link');

/** Sets the URL at which the docs can be edited, until the test ends. */
function setEditUrl(url: string) {
  const owner: { editUrl: string } = site;
  const { editUrl } = owner;
  onTestFinished(() => void (owner.editUrl = editUrl));
  owner.editUrl = url;
}

test('starts with the first docs page, and lists all docs pages in reading order', async () => {
  const [first] = docsPages;
  await renderApp('/docs');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(first?.label);
  const pages = menu()
    .getAllByRole('link')
    .filter((link) => !sectionLinks().includes(link));
  expect(pages.map((link) => link.textContent)).toEqual(docsPages.map(({ label }) => label));
});

test('groups the pages under headings, with the main pages first and the changelog last', async () => {
  await renderApp('/docs');
  const pagesOf = (group: string) =>
    within(menu().getByRole('list', { name: group }))
      .getAllByRole('link')
      .filter((link) => !sectionLinks().includes(link))
      .map((link) => link.textContent);
  expect(docsMenu.map(({ heading }) => pagesOf(heading))).toEqual(docsMenu.map(({ pages }) => pages.map(({ label }) => label)));
  const [start, guides, reference, help] = docsGroups.map(pagesOf);
  expect(start?.[0]).toBe('Getting Started');
  expect(guides?.slice(0, 2)).toEqual(['Webhooks', 'SDK']);
  expect(reference?.slice(0, 2)).toEqual(['API Reference', 'Limits and Errors']);
  expect(help?.at(-1)).toBe('Changelog');
});

test.each([
  'docsRoutingAndFailover',
  'docsCaching',
  'docsQuotasAndRateLimits',
  'docsWebhooks',
  'docsObservability',
  'docsGoToProduction',
] as const)('begins the guide %s with a drawing', async (id) => {
  await renderApp(routeById(id).path);
  const [drawing] = main().getAllByRole('figure');
  const [, firstSection] = main().getAllByRole('heading');
  expect(drawing && firstSection?.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(drawing?.textContent).toMatch(/\w{3}/);
});

test.each(docsPages)('shows breadcrumbs, sections, pagination, and an edit link on the docs page $id', async (page) => {
  const { path, label } = page;
  setEditUrl('https://code.example/edit/');
  await renderApp(path);
  expect
    .soft(
      menu()
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
      'in the menu',
    )
    .toEqual([label]);

  const position = docsPages.indexOf(page);
  const expected = [
    ...docsPages.slice(Math.max(position - 1, 0), position).map((before) => `${docsLayout.previous} ${before.label}`),
    ...docsPages.slice(position + 1, position + 2).map((after) => `${docsLayout.next} ${after.label}`),
  ];
  const pagination = within(main().getByRole('navigation', { name: docsLayout.pagination })).getAllByRole('link');
  expect
    .soft(
      pagination.map((link) => link.textContent),
      'pagination',
    )
    .toEqual(expected);
  const directions = expected.map((text) => (text.startsWith(docsLayout.previous) ? 'prev' : 'next'));
  expect
    .soft(
      pagination.map((link) => link.getAttribute('rel')),
      'pagination',
    )
    .toEqual(directions);

  const headings = main().getAllByRole('heading', { level: 2 });
  const subheadings = main()
    .queryAllByRole('heading', { level: 3 })
    .filter(({ textContent }) => textContent !== requestBuilder.heading);
  for (const heading of [...headings, ...subheadings]) {
    expect.soft(within(heading.parentElement!).getByRole('link').getAttribute('href'), 'the link beside a heading').toBe(`#${heading.id}`);
  }
  expect
    .soft(
      sectionLinks().map((link) => link.getAttribute('href')),
      'sections',
    )
    .toEqual(headings.map(({ id: hash }) => `#${hash}`));

  const crumbs = within(screen.getByRole('navigation', { name: breadcrumbsLabel })).getAllByRole('link');
  const hrefs = crumbs.map((link) => link.getAttribute('href'));
  expect
    .soft(
      crumbs.map((link, index) => [hrefs[index], link.textContent]),
      'breadcrumbs',
    )
    .toEqual(crumbsOf(page).map((crumb) => [routeById(crumb.id).path, crumb.label]));
  expect.soft([...hrefs.slice(0, 2), hrefs.at(-1)], 'breadcrumbs').toEqual([routeById('home').path, routeById('docs').path, path]);
  expect
    .soft(
      crumbs.map((link) => link.getAttribute('aria-current')),
      'breadcrumbs',
    )
    .toEqual([...crumbs.slice(1).map(() => null), 'page']);

  expect.soft(existsSync(articleFile(path)), path).toBe(true);
  const edit = main().getByRole('link', { name: new RegExp(docsLayout.edit) });
  expect.soft(edit.getAttribute('href')).toBe(`https://code.example/edit/${articleFile(path)}`);
});

test('has a link to the feed of the changelog, and an email about a problem that names the page', async () => {
  await renderApp('/docs/changelog');
  const { label } = routeById('docsChangelog');
  expect(
    main()
      .getByRole('link', { name: feedLink(label) })
      .getAttribute('href'),
  ).toBe(feedPaths.docsChangelog);
  const report = new URL(main().getByRole<HTMLAnchorElement>('link', { name: docsLayout.report }).href);
  expect([report.protocol, report.pathname, report.searchParams.get('subject')]).toEqual([
    'mailto:',
    site.supportEmail,
    docsLayout.reportSubject(label),
  ]);
});

test('has no edit link if the source is not published', async () => {
  setEditUrl('');
  await renderApp('/docs');
  expect(main().queryByRole('link', { name: new RegExp(docsLayout.edit) })).toBeNull();
});

test('shows the date of the last change if it is known', async () => {
  const { unmount } = await renderApp('/docs/changelog');
  expect(main().getByText(docsLayout.lastChanged, { exact: false }).textContent).toBe(
    `${docsLayout.lastChanged} ${dateInWords(lastRelease)}`,
  );
  unmount();
  await renderApp('/docs/sdk');
  expect(main().queryByText(docsLayout.lastChanged, { exact: false })).toBeNull();
});

test('links to the Markdown when copying it fails', async () => {
  await renderApp('/docs/sdk');
  await userEvent.click(main().getByRole('button', { name: copyButton.name(docsLayout.markdown) }));
  expect(await screen.findByText(docsLayout.markdownFailure)).toBeInstanceOf(HTMLElement);
  expect(
    main()
      .getByRole('link', { name: docsLayout.viewMarkdown(routeById('docsSdk').label) })
      .getAttribute('href'),
  ).toBe(markdownPath('/docs/sdk'));
});

test('selects the URL of the endpoint when copying it fails, as the announcement says', async () => {
  await renderApp('/docs/api-reference');
  await userEvent.click(main().getByRole('button', { name: copyButton.name(requestBuilder.endpoint) }));
  expect(await screen.findByText(copyButton.spokenFailure)).toBeInstanceOf(HTMLElement);
  expect(getSelection()?.toString()).toBe(endpoint.url);
});

test('describes each field of the request in a table', async () => {
  await renderApp('/docs/api-reference');
  const names = requestFields.map(({ name }) => name);
  const tables = main()
    .getAllByRole('table')
    .map((table) =>
      within(table)
        .getAllByRole('rowheader')
        .map((header) => header.textContent),
    );
  expect(tables).toContainEqual(names);
});

test('lists the changes of each version, and its date if it is known', async () => {
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

const builder = () => within(main().getByRole('group', { name: requestBuilder.heading }));
const field = (label: string) => builder().getByRole<HTMLInputElement>('textbox', { name: label });
const requests = () => {
  const titles = [requestBuilder.json, ...Object.values(codeLanguageNames)].map(requestBuilder.title);
  return titles.map((title) => screen.getByRole('figure', { name: title, hidden: true }).querySelector('code')?.textContent ?? '');
};
const response = () => screen.getByRole('figure', { name: statusRow.success.bodyTitle }).querySelector('code')?.textContent ?? '';

async function replaceText(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

test('starts with the documented sample request and response', async () => {
  await renderApp('/docs/api-reference');
  expect([requests()[0], response()]).toEqual([requestBody.code, responseBody.code]);
});

test('updates JSON, every language, and the response when the request changes', async () => {
  await renderApp('/docs/api-reference');
  const other = requestProviders[1]!;
  await userEvent.click(builder().getByRole('radio', { name: other.label }));
  expect(field('model').value).toBe(other.fields.model);
  await replaceText('user message', 'It\'s "here"');
  await replaceText('temperature', '0.9');
  const codes = requests();
  expect(JSON.parse(codes[0]!)).toEqual({
    provider: other.id,
    model: other.fields.model,
    messages: [
      { role: 'system', content: other.fields.system },
      { role: 'user', content: 'It\'s "here"' },
    ],
    temperature: 0.9,
    max_tokens: 200,
  });
  for (const code of codes) {
    expect(code).toContain(other.fields.system);
    expect(code).toMatch(/["']?provider["']?: ["']anthropic["']/);
    expect(code).toMatch(/["']?temperature["']?: 0\.9,/);
  }
  const [, curl, javascript, python] = codes;
  expect(curl).toContain(String.raw`"It'\''s \"here\""`);
  expect(javascript).toContain(String.raw`content: 'It\'s "here"'`);
  expect(python).toContain(String.raw`"content": "It's \"here\""`);
  expect(JSON.parse(response())).toMatchObject({ provider: other.id, model: other.fields.model });
});

test('omits empty fields from the request', async () => {
  await renderApp('/docs/api-reference');
  for (const label of ['system message', 'temperature', 'max_tokens']) await replaceText(label, '');
  const body = JSON.parse(requests()[0]!);
  expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['user']);
  expect(Object.keys(body)).toEqual(['provider', 'model', 'messages']);
});

test('shows an error beside the field, keeps the last valid request, and resets', async () => {
  await renderApp('/docs/api-reference');
  const before = requests();
  await replaceText('max_tokens', '-5');
  expect(field('max_tokens').getAttribute('aria-invalid')).toBe('true');
  expect(builder().getByText(requestBuilder.errors.max_tokens)).toBeTruthy();
  expect(main().getByText(requestBuilder.notUpdated)).toBeTruthy();
  expect(requests().join()).not.toContain('-5');
  await replaceText('max_tokens', '20');
  expect(main().queryByText(requestBuilder.notUpdated)).toBeNull();
  expect(JSON.parse(requests()[0]!).max_tokens).toBe(20);
  await userEvent.click(builder().getByRole('button', { name: requestBuilder.reset }));
  expect(requests()).toEqual(before);
});

test('announces a change when focus leaves a field, and not before', async () => {
  await renderApp('/docs/api-reference');
  const announced = recordAnnouncements();
  await replaceText('temperature', 'warm');
  expect(announced).toEqual([]);
  await userEvent.tab();
  await vi.waitFor(() => expect(announced).toEqual([`${requestBuilder.errors.temperature} ${requestBuilder.notUpdated}`]));
});

test.each([
  ['temperature', '1.000', 1],
  ['max_tokens', '1.000', 1000],
] as const)('reads %s %s as %d', async (name, text, value) => {
  await renderApp('/docs/api-reference');
  await replaceText(name, text);
  for (const code of requests()) expect(code).toMatch(new RegExp(`["']?${name}["']?: ${value}\\b`));
  expect(JSON.parse(requests()[0]!)[name]).toBe(value);
});

test('keeps the request until the next visit or a reset, and then announces nothing', async () => {
  const other = requestProviders[1]!;
  const visit = () => renderApp('/docs/api-reference');
  const first = await visit();
  await userEvent.click(builder().getByRole('radio', { name: other.label }));
  await replaceText('user message', 'My own');
  await replaceText('temperature', '');
  const before = requests();
  first.unmount();
  const second = await visit();
  expect(requests()).toEqual(before);
  expect([field('model').value, field('user message').value, field('temperature').value]).toEqual([other.fields.model, 'My own', '']);
  // The announcement of the first visit may be pending.
  silence();
  const announced = recordAnnouncements();
  field('model').focus();
  await userEvent.tab();
  await userEvent.click(builder().getByRole('button', { name: requestBuilder.reset }));
  await vi.waitFor(() => expect(announced).toEqual([requestBuilder.updated]));
  second.unmount();
  await visit();
  expect(field('user message').value).toBe(requestProviders[0]!.fields.user);
});

test('ignores a kept request with an unknown provider', async () => {
  sessionStorage.setItem(
    'draft-request-builder',
    JSON.stringify([
      ['provider', '__proto__'],
      ['model', 'planted'],
      ['user', 7],
    ]),
  );
  await renderApp('/docs/api-reference');
  expect(requests()[0]).toBe(requestBody.code);
});

test('keeps edited text when another provider is selected', async () => {
  await renderApp('/docs/api-reference');
  await replaceText('user message', 'My own');
  const last = requestProviders.at(-1)!;
  await userEvent.click(builder().getByRole('radio', { name: last.label }));
  expect([field('model').value, field('system message').value, field('user message').value]).toEqual([last.fields.model, '', 'My own']);
});

test('shows the response for the selected status code, and whether to retry', async () => {
  await renderApp('/docs/api-reference');
  const group = within(main().getByRole('group', { name: statusRow.label }));
  expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '200',
    ...httpCodes.map(({ code }) => String(code)),
  ]);
  const shown = () => document.querySelector('[data-plugged]')?.textContent ?? '';
  expect(shown()).toContain(statusRow.success.meaning);
  for (const { code, meaning, canRetry } of httpCodes) {
    await userEvent.click(group.getByRole('radio', { name: String(code) }));
    expect(document.querySelectorAll('[data-plugged]')).toHaveLength(1);
    for (const text of [String(code), meaning, statusRow.retry[canRetry ? 'yes' : 'no']]) expect(shown()).toContain(text);
  }
  for (const { meaning } of httpCodes)
    expect(main().getAllByText((text) => text.includes(meaning)).length, 'every response is in the page').toBeGreaterThan(0);
});
