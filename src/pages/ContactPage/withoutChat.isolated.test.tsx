/** The pages of an owner without chats and social networks. */
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

test('without chats and social networks, no page says that there are some', async () => {
  setConnections({ chat: [], social: [] });
  const { render } = await import('../../app/render');
  const { readArticle } = await import('../../build/articles/readArticle');
  const articles = (['/terms', '/privacy', '/accessibility', '/docs/before-you-commit'] as const).map((path) => readArticle(path).article);
  for (const text of [
    ...articles.map((article) => JSON.stringify(article)),
    (await render('/contact')).app,
    (await render('/pricing')).app,
  ])
    expect.soft(text).not.toMatch(/\bchats|social network/i);
});
