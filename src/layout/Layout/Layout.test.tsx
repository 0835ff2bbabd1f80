import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp';

const status = () => screen.getAllByRole('status').at(-1)?.textContent;
const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));

async function follow(link: HTMLElement, heading: string) {
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: heading });
}

test('moves title, focus and announcement together after a navigation', async () => {
  await renderApp('/terms');
  const footer = within(screen.getByRole('contentinfo'));
  await follow(footer.getByRole('link', { name: 'Privacy' }), 'Privacy');
  expect(location.pathname).toBe('/privacy');
  expect(document.title).toMatch(/^Privacy – /);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(status()).toBe(document.title));
});

test('puts a visitor who goes back on the link that was followed', async () => {
  await renderApp('/terms');
  await follow(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Sitemap' }), 'Sitemap');
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(() => {
    expect(document.activeElement).toBe(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Sitemap' }));
  });
});

test('starts again at the heading when a link leads to the page that is shown', async () => {
  await renderApp('/terms');
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('marks the current page in the navigation, and its section', async () => {
  await renderApp('/docs/webhooks');
  expect(mainNav().getByRole('link', { name: 'Docs' }).getAttribute('aria-current')).toBe('true');
  const docsMenu = within(screen.getByRole('navigation', { name: 'Docs' }));
  expect(docsMenu.getByRole('link', { name: 'Webhooks' }).getAttribute('aria-current')).toBe('page');
  expect(docsMenu.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

test('treats an address with a trailing slash as the same page', async () => {
  await renderApp('/terms/');
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' });
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('says which links leave the site', async () => {
  await renderApp('/terms');
  for (const link of screen.getAllByRole('link')) {
    const leaves = link.getAttribute('href')?.startsWith('http') ?? false;
    expect(/external site/.test(link.textContent ?? ''), link.textContent ?? '').toBe(leaves);
  }
});

test('offers the way to the main content first', async () => {
  await renderApp('/terms');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to main content');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});
