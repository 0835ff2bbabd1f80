import { expect, test } from 'vitest';
import { abbreviationFaults, abbreviationsIn } from './abbreviations';

const sentence = (text: string) => ({ text, isRunning: true });
const heading = (text: string) => ({ text, isRunning: false });

test('finds words in capitals, in the singular, and ignores names, paths, and numbers', () => {
  expect(abbreviationsIn('Two APIs, one SDK. OpenAI, n8n, HUB_KEY, /API, EX1 1EX and v1.2.0 are none.')).toEqual(['API', 'SDK']);
});

test('requires the long form in the first sentence with the abbreviation', () => {
  const long = sentence('A file in the Evaluation and Report Language (EARL).');
  expect(abbreviationFaults([heading('EARL'), long, sentence('A EARL file is small.')], false)).toEqual([]);
  expect(abbreviationFaults([sentence('A EARL file is small.'), long], true)).toHaveLength(1);
});

test('accepts abbreviations in the glossary on pages that link to it', () => {
  expect(abbreviationFaults([sentence('An SDK is small.')], true)).toEqual([]);
  expect(abbreviationFaults([sentence('An SDK is small.')], false)).toEqual(['“SDK” is in the glossary, but no link leads there']);
});

test('accepts well-known abbreviations, and reports unexplained ones', () => {
  expect(abbreviationFaults([sentence('Send a POST request over HTTPS.')], false)).toEqual([]);
  expect(abbreviationFaults([heading('Our KPIs')], true)).toEqual(['“KPI” is neither in the glossary nor in a list of src/content/abbreviations.ts']);
});

test('reports Latin abbreviations and clipped words', () => {
  expect(abbreviationFaults([sentence('Use a client, e.g. curl.')], true)).toHaveLength(1);
  expect(abbreviationFaults([sentence('curl, wget etc')], true)).toHaveLength(1);
});
