/** Property-based tests. Each run prints the seed of its random inputs, and `SEED=… npm run test:unit` repeats it. */
import fc from 'fast-check';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
console.log(`The seed of the random inputs is ${seed}.`);

let count = 0;

/** The number of inputs that `forAny` has checked. */
export const checkedInputs = () => count;

/** Runs `check` with random inputs. Fails with the smallest input that it finds for which `check` throws. */
export async function forAny<Input>(input: fc.Arbitrary<Input>, numRuns: number, check: (input: Input) => unknown): Promise<void> {
  const property = fc.asyncProperty(input, async (value) => {
    count++;
    await check(value);
  });
  await fc.assert(property, { seed, numRuns });
}

/** Any UTF-16 code units, including lone surrogates. */
const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes));
/** Texts that often break sites. */
const hostileText = fc.constantFrom('', '%', '%E0%A4%A', '__proto__', 'constructor', 'toString', '../..', '//', '#"]', '<img src=x onerror=alert(1)>', '\0', 'a'.repeat(5000));

/** Any text, often a hostile one. */
export const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), codeUnits, hostileText);

/** Any stored text. A visitor, another script, or another version of the site may have written it. */
export function anyStoredText(entry: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(fc.json(), anyText, fc.array(entry, { maxLength: 3 }).map((entries) => JSON.stringify(entries)));
}
