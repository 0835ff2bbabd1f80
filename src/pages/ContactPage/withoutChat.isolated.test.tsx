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
  const pattern = /\bchats|social network/i;
  const { renderApp } = await import('../../testing/renderApp');
  const { readArticle } = await import('../../build/articles/readArticle');
  const articles = (['/terms', '/privacy', '/accessibility', '/docs/before-you-commit'] as const).map((path) => readArticle(path).article);
  for (const article of articles) expect.soft(JSON.stringify(article)).not.toMatch(pattern);
  for (const path of ['/contact', '/pricing']) {
    // Not the renderer of the build, because React reports a context that two renderers have used, in the next file too.
    const { container, unmount } = await renderApp(path);
    expect.soft(container.innerHTML).not.toMatch(pattern);
    unmount();
  }
});
