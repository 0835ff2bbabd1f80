import { expect, test } from 'vitest';
import { decodeRuns, encodeRuns } from './tokenRuns';

test('decodes encoded tokens in order and with their kinds', () => {
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

test('joins adjacent tokens of one kind', () => {
  expect(
    encodeRuns([
      { type: 'space', value: ' ' },
      { type: 'identifier', value: 'ab' },
    ]),
  ).toBe('_3');
});

test('decodes empty code to no tokens', () => {
  expect(decodeRuns('', encodeRuns([]))).toEqual([]);
});
