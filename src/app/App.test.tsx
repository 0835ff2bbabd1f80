import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notFoundPage } from '../content/notFound';
import { notFound, routes } from '../routes';
import { expectNoViolations } from '../testing/axe';
import { renderApp } from '../testing/renderApp';

const addresses = [...routes, notFound].map(({ path }) => path);

// The tests of a page run axe only on states that differ from this one.
test.each(addresses)('shows %s with one main heading and no accessibility violations', async (address) => {
  await renderApp(address);
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoViolations();
});

test('shows the not-found page at an unknown address, with links to other pages', async () => {
  await renderApp('/no/such-page');
  const main = within(screen.getByRole('main'));
  expect(main.getByText(notFoundPage.eyebrow)).toBeTruthy();
  for (const { text } of notFoundPage.ways) expect(main.getByRole('link', { name: text })).toBeTruthy();
});
