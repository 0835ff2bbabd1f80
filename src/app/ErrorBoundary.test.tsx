import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorPage } from '../content/layoutText';
import { routeById } from '../routes';
import { expectNoViolations } from '../testing/axe';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('A page of ours failed');
}

function renderBroken() {
  // React logs the error, and testing/setup.ts fails a test that writes to the console.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  return report;
}

test('has no accessibility violations', async () => {
  renderBroken();
  await expectNoViolations();
});

test('shows the error page with links to other pages and reports the error', () => {
  const report = renderBroken();
  expect(report).toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: errorPage.heading })).toBeTruthy();
  expect(screen.getByRole('button', { name: errorPage.reload })).toBeTruthy();
  for (const { route, text } of errorPage.ways) {
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(routeById(route).path);
  }
});

test('sets the document title to that of the error page and moves focus to its heading', async () => {
  renderBroken();
  await vi.waitFor(() => expect(document.title).toContain(errorPage.heading));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
