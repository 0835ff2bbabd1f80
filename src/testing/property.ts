/** Tests of what must hold for any input. Each run tries others: its seed is printed, and `SEED=… npm run test:unit` repeats it. */
import fc from 'fast-check';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
console.log(`The seed of the inputs is ${seed}.`);

let tried = 0;

/** How many inputs have been tried so far. */
export const inputsTried = () => tried;

/** Fails with the smallest input that it finds for which `check` throws. */
export async function forAny<Input>(input: fc.Arbitrary<Input>, count: number, check: (input: Input) => unknown): Promise<void> {
  const property = fc.asyncProperty(input, async (value) => {
    tried++;
    await check(value);
  });
  await fc.assert(property, { seed, numRuns: count });
}

/** Any UTF-16 code units, with surrogates that are not in pairs. */
const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes));
const nasty = fc.constantFrom('', '%', '%E0%A4%A', '__proto__', 'constructor', 'toString', '../..', '//', '#"]', '<img src=x onerror=alert(1)>', '\0', 'a'.repeat(5000));

/** Any text, and often one that has broken a site before. */
export const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), units, nasty);

/** What a visitor, another version of the site or another script may have left in a storage. */
export function anyStored(entry: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(fc.json(), anyText, fc.array(entry, { maxLength: 3 }).map((entries) => JSON.stringify(entries)));
}
