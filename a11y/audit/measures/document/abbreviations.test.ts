import { expect, test } from 'vitest';
import { abbreviationFaults, abbreviationsIn } from './abbreviations';

const sentence = (text: string) => ({ text, isRunning: true });
const heading = (text: string) => ({ text, isRunning: false });

test('finds words of capitals, in the singular, and ignores names, paths and numbers', () => {
  expect(abbreviationsIn('Two APIs, one SDK. OpenAI, n8n, HUB_KEY, /API, EX1 1EX and v1.2.0 are none.')).toEqual(['API', 'SDK']);
});

test('asks for the long form in the first sentence with the abbreviation', () => {
  expect(abbreviationFaults([heading('SDK'), sentence('There is no software development kit (SDK).'), sentence('An SDK is small.')])).toEqual([]);
  expect(abbreviationFaults([sentence('An SDK is small.'), sentence('There is no software development kit (SDK).')])).toHaveLength(1);
});

test('accepts well-known abbreviations, and reports those that are in neither list', () => {
  expect(abbreviationFaults([sentence('Send a POST request over HTTPS.')])).toEqual([]);
  expect(abbreviationFaults([heading('Our KPIs')])).toEqual(['“KPI” is in neither list of src/content/abbreviations.ts']);
});

test('reports Latin abbreviations and clipped words', () => {
  expect(abbreviationFaults([sentence('Use a client, e.g. curl.')])).toHaveLength(1);
  expect(abbreviationFaults([sentence('curl, wget etc')])).toHaveLength(1);
});
