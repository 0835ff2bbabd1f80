/** The contact page and the footer of an owner without chats and social networks. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contact } from '../../content/pages/contact';
import { routeById } from '../../routes';
import { renderApp } from '../../testing/renderApp';

vi.mock('../../content/site', async (load) => {
  const { site } = await load<typeof import('../../content/site')>();
  return { site: { ...site, chat: [], social: [] } };
});

test('without chats and social networks, no heading, list, or description speaks of them', async () => {
  await renderApp('/contact');
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).not.toContain(contact.chat.heading);
  for (const list of screen.getAllByRole('list')) expect(list.children.length).toBeGreaterThan(0);
  expect(routeById('contact').description).not.toMatch(/chat/);
});
