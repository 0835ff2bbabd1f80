import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/property';
import { keepDraft, readDraft } from './drafts';

test('reads any stored text as a string, and keeps any text unchanged', () => {
  const entry = fc.oneof(fc.jsonValue(), fc.tuple(fc.oneof(fc.constant('name'), anyText), fc.oneof(fc.jsonValue(), anyText)));
  // Another script or another version of the site may have written it.
  const storedText = fc.oneof(
    fc.json(),
    anyText,
    fc.array(entry, { maxLength: 3 }).map((entries) => JSON.stringify(entries)),
  );
  fc.assert(
    fc.property(storedText, anyText, anyText, (stored, field, text) => {
      sessionStorage.setItem('draft-form', stored);
      expect(typeof readDraft('form', 'name')).toBe('string');
      keepDraft('form', field, text);
      expect(readDraft('form', field)).toBe(text);
    }),
  );
});
