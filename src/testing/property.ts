/** Random inputs for property-based tests. fast-check reports the smallest input that fails, and the seed that repeats the run. */
import fc from 'fast-check';

/** Any UTF-16 code units, including lone surrogates. */
const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes));
/** Texts that often break sites. */
const hostileText = fc.constantFrom(
  '',
  '%',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '//',
  '#"]',
  '<img src=x onerror=alert(1)>',
  '\0',
  'a'.repeat(5000),
);

/** Any text, often a hostile one. */
export const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), codeUnits, hostileText);
