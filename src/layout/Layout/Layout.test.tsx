import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { layoutText } from '../../content/interface';
import { sections } from '../../content/facts/sections';
import { type RouteId, routeById } from '../../content/routes';
import { renderApp } from '../../testing/renderApp';

const mainNav = () => within(screen.getByRole('navigation', { name: layoutText.mainNavigation }));
const footerLink = (id: RouteId) => within(screen.getByRole('contentinfo')).getByRole('link', { name: routeById(id).label });

test('moves focus to the heading when a link leads to the current page', async () => {
  await renderApp('/terms');
  await userEvent.click(footerLink('terms'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('marks the current page and its section in the navigation', async () => {
  await renderApp('/docs/webhooks');
  expect(mainNav().getByRole('link', { name: sections.docs }).getAttribute('aria-current')).toBe('true');
  const docsMenu = within(screen.getByRole('navigation', { name: sections.docs }));
  expect(docsMenu.getByRole('link', { name: routeById('docsWebhooks').label }).getAttribute('aria-current')).toBe('page');
  expect(docsMenu.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

test('marks the current page at a URL with a trailing slash', async () => {
  await renderApp('/terms/');
  const link = footerLink('terms');
  expect(link.getAttribute('aria-current')).toBe('page');
});

test.each([...layoutText.footerDocs, layoutText.footerGlossary])('calls $id by its title in the footer', ({ id, label }) => {
  expect(label).toBe(routeById(id).label);
});

test('says in the text of every external link that it leaves the site', async () => {
  await renderApp('/terms');
  for (const link of screen.getAllByRole('link')) {
    const isExternal = link.getAttribute('href')?.startsWith('http') ?? false;
    expect(link.textContent?.includes(layoutText.externalSite), link.textContent ?? '').toBe(isExternal);
  }
});
