import { expect, test } from 'vitest';
import { decodeRuns, encodeRuns, replaceInRuns } from './tokenRuns';

test('decodes every character in order, with its kind', () => {
  const tokens = [
    { type: 'keyword', value: 'const' },
    { type: 'space', value: ' ' },
    { type: 'identifier', value: 'a' },
    { type: 'sign', value: '=' },
    { type: 'string', value: '"1"' },
    { type: 'break', value: '\n' },
  ];
  const code = tokens.map(({ value }) => value).join('');
  expect(decodeRuns(code, encodeRuns(tokens))).toEqual([
    { kind: 'keyword', text: 'const' },
    { kind: 'plain', text: ' a' },
    { kind: 'sign', text: '=' },
    { kind: 'string', text: '"1"' },
    { kind: 'plain', text: '\n' },
  ]);
});

test('joins neighbouring tokens of one kind', () => {
  expect(encodeRuns([{ type: 'space', value: ' ' }, { type: 'identifier', value: 'ab' }])).toBe('_3');
});

test('decodes empty code to no tokens', () => {
  expect(decodeRuns('', encodeRuns([]))).toEqual([]);
});

test('replaces words in highlighted code at once, over tokens too, and leaves all others their kind', () => {
  const sample = { code: 'a = 0.2; b = "x"', runs: '_4c1g1c1g1_5s3' };
  const { code, runs } = replaceInRuns(sample, new Map([['0.2', '"x"'], ['"x"', '10']]));
  expect(code).toBe('a = "x"; b = 10');
  expect(decodeRuns(code, runs).map(({ kind, text }) => [kind, text])).toEqual([
    ['plain', 'a = '], ['class', '"x"'], ['sign', ';'], ['plain', ' b = '], ['string', '10'],
  ]);
  expect(replaceInRuns(sample, new Map())).toEqual(sample);
});
