import { expect, test } from 'vitest';
import { providerModels } from '../content/facts/models';
import { contentMistakes, pathMistakes, retiredModels, sampleMistakes } from './contentMistakes';

test('the content of this site has none', () => {
  expect(contentMistakes()).toEqual([]);
});

test('two pages with one path are named with file and line', () => {
  expect(pathMistakes(['/', '/docs/sdk', '/docs/sdk'])).toEqual([
    expect.stringMatching(/^src\/content\/routes\.ts:\d\d+: Two pages have the path “\/docs\/sdk”\.$/),
  ]);
});

test.each([
  ['a.json', '{ "a": 1,\n "b": }', /^a\.json:1: .*JSON/],
  ['a.mjs', 'const a = 1;\nconst b = ;\n', /^a\.mjs:2: /],
  ['a.py', 'call_hub(\n  model="{{opnai}}")', /^a\.py:2: \{\{opnai\}\} is no name of site\.ts, and no provider of facts\/models\.ts\.$/],
])('finds what is wrong with the sample %s: %s', (file, code, sentence) => {
  expect(sampleMistakes(file, code)).toEqual([expect.stringMatching(sentence)]);
});

test('warns of a model from the day on which its provider retires it', () => {
  const [first] = providerModels[0].models;
  const known = [{ ...providerModels[0], retirements: { [first]: '2030-05-01' } as const }];
  expect(retiredModels(known, '2030-04-30T23:00:00Z')).toEqual([]);
  expect(retiredModels(known, '2030-05-01T00:00:00Z')).toEqual([
    expect.stringMatching(/^src\/content\/facts\/models\.ts:\d+: “.+” is retired since 2030-05-01\. Name another model\.$/),
  ]);
});
