import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const text = (name: string) => main().getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(main().getByRole('button', { name: 'Prepare the message' }));
const draft = (to: 'support' | 'sales') => main().findByRole<HTMLAnchorElement>('link', { name: `Open a draft to ${to}` });

test('has no accessibility violations, before and after a submit', async () => {
  await renderApp('/contact');
  await expectNoViolations();
  await submit();
  await draft('sales');
  await expectNoViolations();
});

test('gives the two mailboxes, the postal address and the chats', async () => {
  await renderApp('/contact');
  for (const { email } of contact.mailboxes) {
    expect(main().getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  }
  const address = main().getAllByRole('group').find((group) => group.tagName === 'ADDRESS');
  for (const line of site.postalAddress) expect(address?.textContent).toContain(line);
  for (const { name, href } of site.chat) {
    expect(main().getByRole('link', { name: new RegExp(`^${name} ?\\(external site\\)$`) }).getAttribute('href')).toBe(href);
  }
});

test('lets the browser fill in name and address, and asks for neither', async () => {
  await renderApp('/contact');
  const fields = ['Name', 'Email address', 'Subject', 'Message'].map(text);
  expect(fields.map((field) => [field.name, field.autocomplete])).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['subject', 'off'],
    ['message', 'off'],
  ]);
  expect(main().getByText(/Every field is optional/)).toBeTruthy();
  for (const field of fields) expect(field.getAttribute('aria-required')).toBeNull();
});

test('sends nothing, says so, and offers the same message as a draft to either mailbox', async () => {
  await renderApp('/contact');
  await userEvent.type(text('Name'), 'Ada');
  await userEvent.type(text('Email address'), 'not an address');
  await userEvent.type(text('Subject'), 'Quotas & keys');
  await userEvent.type(text('Message'), 'One line');
  await submit();
  const query = `subject=Quotas%20%26%20keys&body=${encodeURIComponent('One line\r\n\r\nAda\r\nnot an address')}`;
  expect((await draft('support')).href).toBe(`mailto:${site.supportEmail}?${query}`);
  expect((await draft('sales')).href).toBe(`mailto:${site.salesEmail}?${query}`);
  expect(main().getByText('Nothing was sent').closest('[role=status]')).toBeTruthy();
  expect(text('Message').value, 'it is still there').toBe('One line');
  expect(document.activeElement).toBe(main().getByRole('button', { name: 'Prepare the message' }));
  expect(location.pathname + location.search).toBe('/contact');
});

test('answers an empty form too', async () => {
  await renderApp('/contact');
  await submit();
  expect((await draft('support')).href).toBe(`mailto:${site.supportEmail}`);
  expect(main().getByText(/There is nothing in the form yet/)).toBeTruthy();
});

test('takes an old draft away when the message is changed', async () => {
  await renderApp('/contact');
  await submit();
  await draft('support');
  await userEvent.type(text('Message'), 'More');
  expect(main().queryByRole('link', { name: /Open a draft/ })).toBeNull();
});

test('fills in the subject that the address asks for', async () => {
  await renderApp('/contact?subject=password-reset');
  expect(text('Subject').value).toBe(contact.subjects['password-reset']);
});

test.each(['nonsense', '__proto__', 'constructor', '%E0%A4%A', '%', '<script>', ''])(
  'ignores the unknown subject "%s" in the address',
  async (subject) => {
    await renderApp(`/contact?subject=${subject}`);
    expect(text('Subject').value).toBe('');
  },
);
