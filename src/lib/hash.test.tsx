import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/property';
import { currentHash, useHashSelection } from './hash';

const ids: ['hub', 'security', 'monitoring'] = ['hub', 'security', 'monitoring'];

function setup(url: string) {
  history.replaceState(null, '', url);
  const { result } = renderHook(() => useHashSelection(ids));
  const select = (id: (typeof ids)[number]) => act(() => result.current.select(id, false));
  return { selected: () => result.current.selected, select };
}

test('adds no history entry when the browser has already changed the hash', () => {
  const { selected, select } = setup('/');
  // Firefox changes the hash when find-in-page matches, without an event. The router has patched `history.replaceState`.
  History.prototype.replaceState.call(history, null, '', '#security');
  const { length } = history;
  select('security');
  expect(selected()).toBe('security');
  expect(history.length).toBe(length);
});

test('returns a hash with invalid encoding unchanged', () => {
  history.replaceState(null, '', '/#%E0%A4%A');
  expect(currentHash()).toBe('%E0%A4%A');
});

test('selects the id that any hash names, or keeps the selected id', () => {
  const { selected } = setup('/');
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom(...ids)), (hash) => {
      const before = selected();
      act(() => history.replaceState(null, '', `#${hash}`));
      // The URL drops tabs and line breaks, so it may have no hash.
      expect(selected()).toBe(location.hash === '' ? ids[0] : (ids.find((id) => id === hash) ?? before));
    }),
  );
});
