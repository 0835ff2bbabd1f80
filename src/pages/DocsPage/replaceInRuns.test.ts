import { expect, test } from 'vitest';
import { replaceInRuns } from './replaceInRuns';
import { decodeRuns } from '../../lib/tokenRuns';

test('replaces words in highlighted code at once, over tokens too, and leaves all others their kind', () => {
  const sample = { code: 'a = 0.2; b = "x"', runs: '_4c1g1c1g1_5s3' };
  const { code, runs } = replaceInRuns(sample, new Map([['0.2', '"x"'], ['"x"', '10']]));
  expect(code).toBe('a = "x"; b = 10');
  expect(decodeRuns(code, runs).map(({ kind, text }) => [kind, text])).toEqual([
    ['plain', 'a = '], ['class', '"x"'], ['sign', ';'], ['plain', ' b = '], ['string', '10'],
  ]);
  expect(replaceInRuns(sample, new Map())).toEqual(sample);
});
