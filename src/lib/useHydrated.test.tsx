import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

/** A fresh copy of the module, as after a page load. `renders` are the answers of the hook so far. */
async function load() {
  const { endHydration, useHydrated } = await import('./useHydrated');
  const renders: boolean[] = [];
  const Answer = () => {
    const isHydrated = useHydrated();
    renders.push(isHydrated);
    return <p>{String(isHydrated)}</p>;
  };
  return { Answer, endHydration, renders };
}

test('is false in prerendered HTML and while it hydrates, and then true', async () => {
  const { Answer, renders } = await load();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Answer />);
  expect(screen.getByText('false')).toBeTruthy();
  renders.length = 0;
  await act(async () => render(<Answer />, { container, hydrate: true }));
  expect(renders[0]).toBe(false);
  expect(screen.getByText('true')).toBeTruthy();
});

test('is true at once in what is shown after hydration', async () => {
  const { Answer, endHydration, renders } = await load();
  endHydration();
  render(<Answer />);
  expect(renders).not.toContain(false);
});
