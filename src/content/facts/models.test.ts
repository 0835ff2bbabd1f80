/** Compares every sample with the table of providers and models in the API reference. */
import { expect, test } from 'vitest';
import { samples as sampleFiles } from '../../testing/samples';
import { sourceFiles } from '../../testing/sourceFiles';
import { textsOf } from '../../testing/textsOf';
import { schemas } from './apiReference';
import reference from '../articles/docs/api-reference.md';
import { type ProviderModels, providerModels } from './models';
import { providerNames } from './providers';

const models: readonly ProviderModels[] = providerModels;
const samples = Object.entries(sampleFiles);
const ids = models.map(({ id }) => id);

/** Returns the values of a field in code of every language. */
const valuesOf = (field: string, code: string) =>
  Array.from(code.matchAll(new RegExp(`\\b${field}"?\\s*[:=]\\s*["'](.+?)["']`, 'g')), ([, value = '']) => value);

/** Returns provider and model of each call in a sample: from fields, or from the arguments of a shell function. */
function callsIn(code: string): (readonly [provider: string, model: string])[] {
  const [providers, names] = [valuesOf('provider', code), valuesOf('model', code)];
  const pairs = providers.map((provider, index) => [provider, names[index] ?? 'no model'] as const);
  const asArguments = Array.from(
    code.matchAll(/^\s*call (\S+) (\S+)(?: \|\|)?$/gm),
    ([, provider = '', model = '']) => [provider, model] as const,
  );
  return [...pairs.filter(([provider]) => provider !== '$1'), ...asArguments];
}

test('finds calls in every notation', () => {
  expect(callsIn('{ "provider": "a", "model": "b" }')).toEqual([['a', 'b']]);
  expect(callsIn("{ provider: 'a', model: 'b' }, { provider: 'c', model: 'd' }")).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(callsIn('call_hub(\n  provider="a",\n  model="b",')).toEqual([['a', 'b']]);
  expect(callsIn('{ "provider": "$1", "model": "$2" }\ncall a b')).toEqual([['a', 'b']]);
});

test.each(samples.filter(([, code]) => /provider|call /.test(code)))('%s calls only providers and models of the table', (_, code) => {
  for (const [provider, model] of callsIn(code)) {
    expect(ids, 'the ids in models.ts').toContain(provider);
    expect(models.find(({ id }) => id === provider)?.models, `the models of ${provider} in models.ts`).toContain(model);
  }
});

test('the table has the providers of the site and a third-party API', () => {
  const { length } = Object.keys(providerNames);
  expect(models.slice(0, length).map(({ id, name }) => [id, name])).toEqual(Object.entries(providerNames));
  expect(ids.length).toBeGreaterThan(length);
});

test('texts name the providers by a fact, not one by one', () => {
  const [first = '', second = ''] = Object.values(providerNames);
  const sources = sourceFiles(/^src\/content\/(\w*outes\.ts|(articles|pages)\/.*\.(md|ts))$/);
  expect(sources.map(([file]) => file)).toEqual(expect.arrayContaining(['src/content/routes.ts', 'src/content/siteRoutes.ts']));
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter(([, text]) => text.includes(`${first}, ${second}`)).map(([file]) => file)).toEqual([]);
});

test('the API reference shows the table', () => {
  const words = textsOf(reference.sections.find(({ id }) => id === 'providers'));
  for (const { name, id, models: names } of models) for (const word of [name, id, ...names]) expect(words.join(' ')).toContain(word);
});

test('the samples use only roles that the API reference explains', () => {
  const explained = JSON.stringify([schemas.message, schemas.choiceMessage]);
  const used = new Set(samples.flatMap(([, code]) => valuesOf('role', code)));
  expect([...used].toSorted()).toEqual(['assistant', 'system', 'user']);
  for (const role of used) expect(explained).toContain(`\`${role}\``);
});
