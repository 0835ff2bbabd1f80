import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHydrated } from './useHydrated';

const renders: boolean[] = [];

function Probe() {
  const isHydrated = useHydrated();
  renders.push(isHydrated);
  return <p>{String(isHydrated)}</p>;
}

test('is false in prerendered HTML and during hydration, and then true', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Probe />);
  expect(screen.getByText('false')).toBeTruthy();
  renders.length = 0;
  await act(async () => render(<Probe />, { container, hydrate: true }));
  expect(renders[0]).toBe(false);
  expect(screen.getByText('true')).toBeTruthy();
});

test('is true in a component that mounts after hydration', () => {
  renders.length = 0;
  render(<Probe />);
  expect(renders).not.toContain(false);
});
