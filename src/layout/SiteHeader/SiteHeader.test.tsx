import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { layoutText } from '../../content/interface';
import { expectNoViolations } from '../../testing/axe';
import { routeById } from '../../content/routes';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

const toggle = () => screen.getByRole('button', { name: layoutText.menu });
const expanded = () => toggle().getAttribute('aria-expanded');
const nav = () => screen.getByRole('navigation', { name: layoutText.mainNavigation });

test('has no accessibility violations with the menu open', async () => {
  await renderApp('/terms');
  await userEvent.click(toggle());
  await expectNoViolations();
});

test('closes on Esc when no element has focus, such as after a click by a screen reader', async () => {
  await renderApp('/terms');
  act(() => toggle().click());
  expect(expanded()).toBe('true');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  expect(expanded()).toBe('false');
  expect(document.activeElement).toBe(toggle());
});

test('stays open on Esc in the main content', async () => {
  await renderApp('/terms');
  await userEvent.click(toggle());
  const link = main().getAllByRole('link')[0];
  link?.focus();
  await userEvent.keyboard('{Escape}');
  expect(expanded()).toBe('true');
  expect(document.activeElement).toBe(link);
});

test('keeps focus on Esc while it is closed', async () => {
  await renderApp('/terms');
  const link = within(nav()).getByRole('link', { name: routeById('pricing').label });
  link.focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(link);
});

test('closes after a click on the link to the current page, without a history entry', async () => {
  await renderApp('/pricing');
  const { length } = history;
  await userEvent.click(toggle());
  await userEvent.click(within(nav()).getByRole('link', { name: routeById('pricing').label }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(expanded()).toBe('false');
  expect(history.length).toBe(length);
});

test('lists the main pages in order, and then search, sign-in, and sign-up', async () => {
  await renderApp('/terms');
  const links = within(nav())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/product', '/integrations', '/docs', '/pricing', '/resources', '/search', '/signin', '/signup']);
});
