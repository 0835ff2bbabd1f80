import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/property';
import { readDecimal, readWholeNumber } from './typedNumber';

test.each([
  [2, ['2.0']],
  [7, ['7', '007']],
  [30, ['３０', '٣٠', '۳۰']],
  [250, [' 250 ']],
  [1000, ['1000', '1,000', '1.000', '1 000', '1\u00a0000', '1\u202f000', '1’000', "1'000", '1,000.00', '1.000,0', '١٬٠٠٠']],
  [100_000, ['1,00,000']],
  [1_000_000, ['1,000,000']],
])('reads the whole number %d from %j', (value, texts) => {
  for (const text of texts) expect(readWholeNumber(text), text).toBe(value);
});

test.each(['', ' ', '.', ',', '-5', '1.5', '0,7', '1,000.5', '1,000,00', '1.000.00', '1,000.000,0', '1e3', '10 00', 'ten', '1'.repeat(17)])(
  'reads "%s" as no whole number',
  (text) => expect(readWholeNumber(text)).toBeUndefined(),
);

test.each([
  [0.7, ['0.7', '0,7', '.7', ',7', '٠٫٧']],
  [1, ['1.', '1.000', '1,000']],
  [2, ['2']],
  [1000.5, ['1,000.5', '1.000,5', '1 000,5']],
  [1_000_000, ['1.000.000']],
])('reads the number %d from %j', (value, texts) => {
  for (const text of texts) expect(readDecimal(text), text).toBe(value);
});

test.each(['', '.', ',', '-1', '0.7.1', '0,7,1', '1e3', 'warm', '0.7 or 1', '9'.repeat(400)])('reads "%s" as no number', (text) =>
  expect(readDecimal(text)).toBeUndefined(),
);

test('reads a whole number as every English, German, French, Swiss, Indian, or Persian format writes it', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.constantFrom('en', 'de', 'fr', 'de-CH', 'en-IN', 'fa'), (value, language) => {
      expect(readWholeNumber(value.toLocaleString(language))).toBe(value);
    }),
  );
});

test('reads any text as a number from 0 or as none', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.stringMatching(/^[\d., ’-]{1,12}$/)), (text) => {
      for (const value of [readWholeNumber(text), readDecimal(text)]) {
        expect(value ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
