import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentHash, useAddressChoice } from './hash';

const ids: ['hub', 'security', 'monitoring'] = ['hub', 'security', 'monitoring'];

function setup(address: string) {
  history.replaceState(null, '', address);
  const { result } = renderHook(() => useAddressChoice(ids));
  return { chosen: () => result.current[0], choose: (id: (typeof ids)[number], isRepeat?: boolean) => act(() => result.current[1](id, isRepeat)) };
}

async function back() {
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
}

test('starts with the first, or with what the address says', () => {
  expect(setup('/').chosen()).toBe('hub');
  expect(setup('/#security').chosen()).toBe('security');
});

test('puts a choice into the address, and Back returns to the one before', async () => {
  const { chosen, choose } = setup('/');
  choose('security');
  expect(location.hash).toBe('#security');
  choose('monitoring');
  await back();
  expect(chosen()).toBe('security');
  await back();
  expect(chosen()).toBe('hub');
});

test('adds no history entry when the choice is the same', () => {
  const { choose } = setup('/#security');
  const { length } = history;
  choose('security');
  expect(history.length).toBe(length);
});

test('adds one history entry for a key that is held down', () => {
  const { chosen, choose } = setup('/');
  choose('security');
  const { length } = history;
  choose('monitoring', true);
  choose('hub', true);
  expect(chosen()).toBe('hub');
  expect(history.length).toBe(length);
});

test('changes the choice also where history refuses, until the address says otherwise', () => {
  const { chosen, choose } = setup('/#security');
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  choose('monitoring');
  expect(chosen()).toBe('monitoring');
  push.mockImplementation(() => {});
  choose('hub');
  expect(chosen()).toBe('hub');
  act(() => history.replaceState(null, '', '#monitoring'));
  expect(chosen()).toBe('monitoring');
});

test('adds no history entry when the browser has gone to the choice by itself', () => {
  const { chosen, choose } = setup('/');
  // As Firefox does when it finds a panel, before any event: not by the method that the router has patched.
  History.prototype.replaceState.call(history, null, '', '#security');
  const { length } = history;
  choose('security');
  expect(chosen()).toBe('security');
  expect(history.length).toBe(length);
});

test('leaves the choice alone when the hash is none of the ids', () => {
  const { chosen, choose } = setup('/');
  choose('monitoring');
  act(() => history.replaceState(null, '', '#elsewhere'));
  expect(chosen()).toBe('monitoring');
});

test('survives a hash that cannot be decoded', () => {
  history.replaceState(null, '', '/#%E0%A4%A');
  expect(currentHash()).toBe('%E0%A4%A');
});
