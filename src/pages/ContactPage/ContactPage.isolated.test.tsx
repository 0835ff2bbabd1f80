import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { contact } from '../../content/pages/contact';
import { copyButton, layoutText } from '../../content/interface';
import { site } from '../../content/site';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

// Connected forms have tests of their own (connectedForms.isolated.test.tsx).
vi.mock('../../content/site', () => import('../../testing/unconnectedSite'));

const { fields, submit: submitLabel } = contact.form;
const { result } = contact;
const field = (name: keyof typeof fields) => main().getByRole<HTMLInputElement>('textbox', { name: fields[name].label });
const submitButton = () => main().getByRole('button', { name: submitLabel });
const submit = () => userEvent.click(submitButton());
const draft = (to: keyof typeof result.mailLinks) => main().findByRole<HTMLAnchorElement>('link', { name: result.mailLinks[to] });

test('has no accessibility violations after a submit', async () => {
  await renderApp('/contact');
  await submit();
  await draft('sales');
  await expectNoViolations();
});

test('shows the two mailboxes, the postal address, and the chat links', async () => {
  await renderApp('/contact');
  for (const { email } of contact.mailboxes) {
    expect(main().getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  }
  const address = main()
    .getAllByRole('group')
    .find((group) => group.tagName === 'ADDRESS');
  for (const line of site.postalAddress) expect(address?.textContent).toContain(line);
  for (const { name, href } of site.chat) {
    const link = main().getByRole('link', { name: (spoken) => spoken.startsWith(name) && spoken.endsWith(layoutText.externalSite) });
    expect(link.getAttribute('href')).toBe(href);
  }
});

test('offers the message as a draft to either mailbox and sends nothing', async () => {
  await renderApp('/contact');
  await userEvent.type(field('name'), 'Ada');
  await userEvent.type(field('email'), 'not an address');
  await userEvent.type(field('subject'), 'Quotas & keys');
  await userEvent.type(field('message'), 'One line');
  await submit();
  const query = `subject=Quotas%20%26%20keys&body=${encodeURIComponent('One line\r\n\r\nAda\r\nnot an address')}`;
  expect((await draft('support')).href).toBe(`mailto:${site.supportEmail}?${query}`);
  expect((await draft('sales')).href).toBe(`mailto:${site.salesEmail}?${query}`);
  expect(main().getByText(result.heading).closest('[role=status]')).toBeTruthy();
  expect(field('message').value, 'the message stays in the form').toBe('One line');
  expect(document.activeElement).toBe(submitButton());
  expect(location.pathname + location.search).toBe('/contact');
});

test.each([
  ['compliance', ['sales', 'support']],
  ['webhook', ['support', 'sales']],
] as const)('for the subject %s, the first draft is to the mailbox that answers', async (subject, order) => {
  await renderApp(`/contact?subject=${subject}`);
  await submit();
  const [first, second] = [await draft(order[0]), await draft(order[1])];
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('offers an empty draft for an empty form', async () => {
  await renderApp('/contact');
  await submit();
  expect((await draft('support')).href).toBe(`mailto:${site.supportEmail}`);
  expect(main().getByText(result.emptyText)).toBeTruthy();
});

test('offers to copy a message that is too long for a mail link, and selects it if there is no clipboard', async () => {
  await renderApp('/contact');
  const copy = () => main().queryByRole('button', { name: copyButton.name(result.copySubject) });
  fireEvent.input(field('name'), { target: { value: 'Ada' } });
  fireEvent.input(field('message'), { target: { value: 'Words' } });
  await submit();
  await draft('support');
  expect(copy()).toBeNull();
  const long = 'Words '.repeat(400);
  fireEvent.input(field('message'), { target: { value: long } });
  await submit();
  expect(await main().findByText(result.longText)).toBeTruthy();
  // user-event may have installed a clipboard in an earlier test.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  fireEvent.click(copy() as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(field('message')));
  expect(field('message').selectionEnd).toBe(long.length);
  await userEvent.setup().click(copy() as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(`${long}\n\nAda`);
});

test('keeps a submitted message and a typed subject, and prefers them to the subject in the URL', async () => {
  const first = await renderApp('/contact');
  await userEvent.type(field('subject'), 'Mine');
  await userEvent.type(field('message'), 'Hello');
  await submit();
  first.unmount();
  const second = await renderApp('/contact?subject=password-reset');
  expect([field('subject').value, field('message').value]).toEqual(['Mine', 'Hello']);
  await userEvent.clear(field('subject'));
  second.unmount();
  const third = await renderApp('/contact?subject=password-reset');
  expect(field('subject').value).toBe(contact.subjects['password-reset']);
  third.unmount();
  await renderApp('/contact');
  expect(field('subject').value, 'a prefilled subject is not kept').toBe('');
});

test('replaces the subject of one link with that of the next, and never what was typed', async () => {
  await renderApp('/contact?subject=enterprise');
  const open = async (search: string) => {
    await act(() => history.pushState(null, '', `/contact${search}`));
    return field('subject').value;
  };
  expect(field('subject').value).toBe(contact.subjects.enterprise);
  expect(await open('')).toBe('');
  expect(await open('?subject=password-reset')).toBe(contact.subjects['password-reset']);
  cleanup();
  await renderApp('/contact?subject=password-reset');
  expect(field('subject').value, 'on a later visit').toBe(contact.subjects['password-reset']);
  await userEvent.type(field('subject'), ' of a colleague');
  const typed = `${contact.subjects['password-reset']} of a colleague`;
  expect(await open('?subject=enterprise')).toBe(typed);
  expect(await open('')).toBe(typed);
});

test('removes the draft links when the message changes', async () => {
  await renderApp('/contact');
  await submit();
  await draft('support');
  await userEvent.type(field('message'), 'More');
  expect(main().queryByRole('link', { name: result.mailLinks.support })).toBeNull();
});

test.each(['nonsense', '__proto__', 'constructor', '%E0%A4%A', '%', '<script>', ''])(
  'ignores the unknown subject key "%s" in the URL',
  async (subject) => {
    await renderApp(`/contact?subject=${subject}`);
    expect(field('subject').value).toBe('');
  },
);
