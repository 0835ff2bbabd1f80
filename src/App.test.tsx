import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { notFound, routes } from './routes';
import { expectNoViolations } from './testing/axe';
import { renderApp } from './testing/renderApp';
import { setReducedMotion } from './testing/setup';

const addresses = [...routes, notFound].map(({ path }) => path);

test.each(addresses)('shows %s with one main heading and no accessibility violations', async (address) => {
  await renderApp(address);
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoViolations();
});

test('shows the not-found page at an address that is no page, with ways on', async () => {
  await renderApp('/no/such-page');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Error 404')).toBeTruthy();
  expect(main.getAllByRole('link').length).toBeGreaterThan(2);
});

/** jsdom has no view transitions: one that begins later, as in a browser, and whose picture fails. */
function transitionsBegin() {
  const begin: (() => void)[] = [];
  const failed = () => Promise.reject(new DOMException('skipped', 'AbortError'));
  const start = vi.fn<(update: () => void) => object>((update) => {
    begin.push(update);
    return { ready: failed(), finished: failed(), updateCallbackDone: Promise.resolve() };
  });
  document.startViewTransition = start as unknown as Document['startViewTransition'];
  return { start, begin: () => begin.splice(0).forEach((update) => update()) };
}

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

const link = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

test('loses nothing when the fade to the next page fails', async () => {
  const { start, begin } = transitionsBegin();
  await renderApp('/terms');
  await userEvent.click(link('Privacy'));
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/terms');
  begin();
  expect(location.pathname).toBe('/privacy');
  expect(document.activeElement).toBe(heading());
  expect(document.title).toMatch(/^Privacy/);
});

test('goes to the page of the later click when a fade has not begun yet', async () => {
  const { start, begin } = transitionsBegin();
  await renderApp('/terms');
  const before = history.length;
  await userEvent.click(link('Privacy'));
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  await userEvent.click(link('Status'));
  await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  begin();
  expect(location.pathname).toBe('/status');
  expect(history.length).toBe(before + 1);
});

test('fades nothing for who has asked for less motion, nor on the way to the same page', async () => {
  const { start } = transitionsBegin();
  await renderApp('/terms');
  await userEvent.click(link('Terms'));
  setReducedMotion(true);
  await userEvent.click(link('Privacy'));
  await waitFor(() => expect(location.pathname).toBe('/privacy'));
  expect(start).not.toHaveBeenCalled();
});
