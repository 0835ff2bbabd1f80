import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notFound, routes } from './routes';
import { expectNoViolations } from './testing/axe';
import { renderApp } from './testing/renderApp';

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
