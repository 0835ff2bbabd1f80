import { expect, test } from 'vitest';
import { providerModels } from '../content/facts/models';
import { status } from '../content/facts/status';
import { contentMistakes, featureMistakes, incidentMistakes, pathMistakes, retiredModels, sampleMistakes } from './contentMistakes';

test('the content of this site has none', () => {
  expect(contentMistakes()).toEqual([]);
});

test('two pages with one path are named with file and line', () => {
  expect(pathMistakes(['/', '/docs/sdk', '/docs/sdk'])).toEqual([
    expect.stringMatching(/^src\/content\/routes\.ts:\d\d+: Two pages have the path “\/docs\/sdk”\.$/),
  ]);
});

test('an incident of an unknown service, and a fact of plans without a row, are named with file and line', () => {
  const [incident] = status.incidents;
  expect(
    incidentMistakes({ services: [{ ...status.services[0]!, id: 'calls' }], incidents: [{ ...incident!, affected: { cals: ['down'] } }] }),
  ).toEqual([expect.stringMatching(/^src\/content\/facts\/status\.ts:\d+: No service has the id “cals”\. The ids are calls\.$/)]);
  expect(featureMistakes([{ id: 'a', name: 'A', isPopular: false, price: '1', rateLimit: '2' }], [{ id: 'price' }])).toEqual([
    expect.stringMatching(
      /^src\/content\/facts\/planFacts\.ts:\d+: No row of planFeatures in src\/content\/pages\/plans\.ts shows “rateLimit”\.$/,
    ),
  ]);
});

test.each([
  ['a.json', '{ "a": 1,\n "b": }', [/^a\.json:2: The sample has a syntax error\.$/]],
  ['a.json', '{\n"a": 1,\n}', [/^a\.json:2: The sample has a syntax error\.$/]],
  ['a.mjs', 'const a = 1;\nconst b = ;\n', [/^a\.mjs:2: The sample has a syntax error\.$/]],
  [
    'a.json',
    '{\n"provider": "a",\n"model": "b" }',
    [/^a\.json:2: No provider .* has the id “a”\.$/, /^a\.json:3: No provider .* has the model “b”\.$/],
  ],
  ['a.mjs', "f({ provider: 'a' });\nf({ model: 'b' });", [/^a\.mjs:1: .* the id “a”\.$/, /^a\.mjs:2: .* the model “b”\.$/]],
  ['a.py', 'call_hub(\n  provider="a",\n  model="b",', [/^a\.py:2: .* the id “a”\.$/, /^a\.py:3: .* the model “b”\.$/]],
  ['a.json', '"name": "model",\n"type": "string",\n"value": "b"', [/^a\.json:1: The sample has/, /^a\.json:1: .* the model “b”\.$/]],
  ['a.py', 'models = {"a": "b"}', [/^a\.py:1: .* the id “a”\.$/, /^a\.py:1: .* the model “b”\.$/]],
  ['a.sh', 'call() {\n  echo "$1"\n}\ncall a b', [/^a\.sh:4: .* the id “a”\.$/, /^a\.sh:4: .* the model “b”\.$/]],
])('finds what is wrong with the sample %s: %s', (file, code, sentences) => {
  expect(sampleMistakes(file, code, providerModels)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

test('warns of a model from the day on which its provider retires it', () => {
  const [first] = providerModels[0].models;
  const known = [{ ...providerModels[0], retirements: { [first]: '2030-05-01' } }];
  expect(retiredModels(known, '2030-04-30T23:00:00Z')).toEqual([]);
  expect(retiredModels(known, '2030-05-01T00:00:00Z')).toEqual([
    expect.stringMatching(/^src\/content\/facts\/models\.ts:\d+: “.+” is retired since 2030-05-01\. Name another model\.$/),
  ]);
});
