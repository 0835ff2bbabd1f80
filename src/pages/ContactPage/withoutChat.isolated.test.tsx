/** The contact page and the footer of an owner without chats and social networks. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contact } from '../../content/pages/contact';
import { setConnections } from '../../testing/connections';
import { main } from '../../testing/main';

test('without chats and social networks, no heading, list, or description speaks of them', async () => {
  setConnections({ chat: [], social: [] });
  const { renderApp } = await import('../../testing/renderApp');
  const { routeAt } = await import('../../content/routes');
  await renderApp('/contact');
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).not.toContain(contact.chat.heading);
  for (const list of screen.getAllByRole('list')) expect(list.children.length).toBeGreaterThan(0);
  expect(routeAt('/contact').description).not.toMatch(/chat/);
});
