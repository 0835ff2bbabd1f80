import { expect, test } from 'vitest';
import { site } from '../content/site';
import { decodeRuns } from '../lib/tokenRuns';
import { fillNames, highlightCode } from './highlight';

const kindsOf = (text: string, extension: string) => {
  const { code, runs } = highlightCode(text, extension);
  return new Map(decodeRuns(code, runs).map(({ text: part, kind }) => [part, kind]));
};

test('keeps every character in every language', () => {
  for (const extension of ['.js', '.json', '.py', '.sh']) {
    const text = 'a = "b" # c\n\n  { "d": 1 } // e';
    const { code, runs } = highlightCode(`${text}\n`, extension);
    expect(code).toBe(text);
    expect(decodeRuns(code, runs).map((token) => token.text).join('')).toBe(text);
  }
});

test('recognises keywords and strings', () => {
  const kinds = kindsOf("const a = 'b'", '.js');
  expect(kinds.get('const')).toBe('keyword');
  expect(kinds.get("'b'")).toBe('string');
});

test('fills in the names of site.ts, and throws for any other', () => {
  expect(fillNames('https://{{apiHost}}/')).toBe(`https://${site.apiHost}/`);
  expect(() => fillNames('{{nope}}')).toThrow('{{nope}}');
  expect(() => fillNames('{{constructor}}')).toThrow('{{constructor}}');
});

test('throws for a language that it cannot highlight', () => {
  expect(() => highlightCode('', '.cobol')).toThrow('.cobol');
});
