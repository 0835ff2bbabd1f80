import { expect, test } from 'vitest';
import { providerModels } from '../content/facts/models';
import { dayMistakes, pathMistakes, retiredModels, sampleMistakes } from './contentMistakes';

test('two pages with one path are named with file and line', () => {
  expect(pathMistakes(['/', '/docs/sdk', '/docs/sdk'])).toEqual([
    expect.stringMatching(/^src\/content\/routes\.ts:\d\d+: Two pages have the path “\/docs\/sdk”\.$/),
  ]);
});

test.each([
  ['a.json', '{ "a": 1,\n "b": }', /^a\.json:1: .*JSON/],
  ['a.mjs', 'const a = 1;\nconst b = ;\n', /^a\.mjs:2: /],
  ['a.py', 'call_hub(\n  model="{{opnai}}")', /^a\.py:2: \{\{opnai\}\} is no name of site\.ts, and no provider of facts\/models\.ts\.$/],
  ['a.json', '{\n  "provider": "opnai" }', /^a\.json:2: “opnai” is no provider of facts\/models\.ts\.$/],
  ['a.json', '{ "name": "provider", "value": "opnai" }', /^a\.json:1: “opnai”/],
  ['a.mjs', "call({ provider: 'opnai' })", /^a\.mjs:1: “opnai”/],
  ['a.sh', `log='{"asked":"opnai"}'`, /^a\.sh:1: “opnai”/],
])('finds what is wrong with the sample %s: %s', (file, code, sentence) => {
  expect(sampleMistakes(file, code)).toEqual([expect.stringMatching(sentence)]);
});

test('a day that does not exist is named with file and line', () => {
  const days = "{\n  ended: '2026-02-31',\n  lastDay: '2028-02-29' }";
  expect(dayMistakes('a.ts', days)).toEqual(['a.ts:2: “2026-02-31” is no date. Write YYYY-MM-DD, such as 2026-05-03.']);
});

test('warns of a model from the day on which its provider retires it', () => {
  const [first] = providerModels[0].models;
  const known = [{ ...providerModels[0], retirements: { [first]: '2030-05-01' } as const }];
  expect(retiredModels(known, '2030-04-30T23:00:00Z')).toEqual([]);
  expect(retiredModels(known, '2030-05-01T00:00:00Z')).toEqual([
    expect.stringMatching(/^src\/content\/facts\/models\.ts:\d+: “.+” is retired since 2030-05-01\. Name another model\.$/),
  ]);
});
