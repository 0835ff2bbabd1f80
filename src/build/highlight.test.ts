import { expect, test } from 'vitest';
import { site } from '../content/site';
import { decodeRuns } from '../lib/tokenRuns';
import { fillNames, highlightCode } from './highlight';

const kindsOf = (text: string, extension: string) => {
  const { code, runs } = highlightCode(text, extension);
  return new Map(decodeRuns(code, runs).map(({ text: part, kind }) => [part, kind]));
};

test('keeps every character in every language', () => {
  for (const extension of ['.json', '.mjs', '.ps1', '.py', '.sh', '.ts']) {
    const text = 'a = "b" # c\n\n  { "d": 1 } // e';
    const { code, runs } = highlightCode(`${text}\n`, extension);
    expect(code).toBe(text);
    expect(
      decodeRuns(code, runs)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
});

test('recognizes keywords and strings, and joins neighbors of one kind', () => {
  const { code, runs } = highlightCode("const a = 'b'", '.mjs');
  expect(runs).toBe('k5_3g1_1s3');
  expect(decodeRuns(code, runs)).toEqual([
    { kind: 'keyword', text: 'const' },
    { kind: 'plain', text: ' a ' },
    { kind: 'sign', text: '=' },
    { kind: 'plain', text: ' ' },
    { kind: 'string', text: "'b'" },
  ]);
});

test('highlights whole shell words, and no part of a file name, a version, or an option', () => {
  const { code, runs } = highlightCode(
    'if cat answer.json; then\n  call gpt-4.1 -o --show-error --max-time 2 | tee -a log # all\nfi <<END',
    '.sh',
  );
  const highlighted = decodeRuns(code, runs).filter(({ text, kind }) => kind !== 'plain' && /\w/.test(text));
  expect(highlighted.map(({ text }) => text)).toEqual(['if', 'then', '# all', 'fi']);
});

test('highlights JSON the same alone, in shell quotes, and beside variables of the shell', () => {
  const body = '{\n  "model": "gpt-4.1",\n  "max_tokens": 200\n}';
  const alone = kindsOf(body, '.json');
  const quoted = kindsOf(`curl -d '${body}' "$URL"`, '.sh');
  const filled = kindsOf(`curl -d '${body.replace('{', `{ "provider": "'"$1"'",`)}' "$URL"`, '.sh');
  for (const part of ['"model"', '"gpt-4.1"', '"max_tokens"', '200']) {
    expect.soft(quoted.get(part), part).toBe(alone.get(part));
    expect.soft(filled.get(part), part).toBe(alone.get(part));
  }
  expect(quoted.get('"$URL"')).toBe('string');
});

test('inserts the names of site.ts, and throws for unknown ones', () => {
  expect(fillNames('https://{{apiHost}}/')).toBe(`https://${site.apiHost}/`);
  expect(() => fillNames('{{nope}}')).toThrow('{{nope}}');
  expect(() => fillNames('{{constructor}}')).toThrow('{{constructor}}');
});

test('throws for a language that it cannot highlight', () => {
  expect(() => highlightCode('', '.cobol')).toThrow('.cobol');
});
