import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

/** How often React has handled a press of this button. */
function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

const idleCallbacks: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  idleCallbacks.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback));
});

/** Puts the server's HTML on the page and lets React hydrate it. */
async function hydrate() {
  // A fresh copy of the module, as after a page load.
  const { HydrateLater, letHydrationWait } = await import('./HydrateLater');
  const page = ['One', 'Two'].map((name) => (
    <HydrateLater key={name}>
      <Counter name={name} />
    </HydrateLater>
  ));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent, 'in the HTML').toContain('Two 0');
  letHydrationWait();
  await act(async () => render(page, { container, hydrate: true }));
}

const isHydrated = (name: string) => Object.keys(screen.getByText(name)).some((key) => key.startsWith('__reactProps'));

const takeTurn = () => act(async () => idleCallbacks.shift()?.());

test('hydrates one after the other when the browser is idle', async () => {
  await hydrate();
  expect([isHydrated('One 0'), isHydrated('Two 0')]).toEqual([false, false]);
  await takeTurn();
  expect([isHydrated('One 0'), isHydrated('Two 0')]).toEqual([true, false]);
  await takeTurn();
  expect(isHydrated('Two 0')).toBe(true);
});

test('answers a press that comes before its turn', async () => {
  await hydrate();
  act(() => void fireEvent.click(screen.getByText('Two 0')));
  expect(screen.getByText('Two 1')).toBeTruthy();
});

test('hydrates at once where the address names a part of the page', async () => {
  history.replaceState(null, '', '#two');
  await hydrate();
  expect([isHydrated('One 0'), isHydrated('Two 0')]).toEqual([true, true]);
});
