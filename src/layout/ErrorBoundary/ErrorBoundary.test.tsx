import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('A page of ours failed');
}

function renderBroken() {
  // React reports the error, as it should; the test's console check must not see it.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <main>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </main>,
  );
  return report;
}

test('has no accessibility violations', async () => {
  renderBroken();
  await expectNoViolations();
});

test('shows the error page with ways on, and reports the error', () => {
  const report = renderBroken();
  expect(report).toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load this page again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});
