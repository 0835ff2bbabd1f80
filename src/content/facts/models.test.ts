/** Compares the table of providers and models with the API reference. The build compares it with the samples. */
import { expect, test } from 'vitest';
import { samples } from '../../testing/samples';
import { sourceFiles } from '../../testing/sourceFiles';
import { textsOf } from '../../testing/textsOf';
import { schemas } from './apiReference';
import reference from '../articles/docs/api-reference.md';
import { providerModels } from './models';
import { providerNames } from './providers';

/** Returns the values of a field in code of every language. */
const valuesOf = (field: string, code: string) =>
  Array.from(code.matchAll(new RegExp(`\\b${field}"?\\s*[:=]\\s*["'](.+?)["']`, 'g')), ([, value = '']) => value);

test('texts name the providers by a fact, not one by one', () => {
  const [first = '', second = ''] = Object.values(providerNames);
  const sources = sourceFiles(/^src\/content\/(\w*outes\.ts|(articles|pages)\/.*\.(md|ts))$/);
  expect(sources.map(([file]) => file)).toEqual(expect.arrayContaining(['src/content/routes.ts', 'src/content/siteRoutes.ts']));
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter(([, text]) => text.includes(`${first}, ${second}`)).map(([file]) => file)).toEqual([]);
});

test('the API reference shows the table', () => {
  const words = textsOf(reference.sections.find(({ id }) => id === 'providers'));
  for (const { id, models: names } of providerModels) for (const word of [id, ...names]) expect(words.join(' ')).toContain(word);
});

test('the samples use only roles that the API reference explains', () => {
  const explained = JSON.stringify([schemas.message, schemas.choiceMessage]);
  const used = new Set(Object.values(samples).flatMap((code) => valuesOf('role', code)));
  expect([...used].toSorted()).toEqual(['assistant', 'system', 'user']);
  for (const role of used) expect(explained).toContain(`\`${role}\``);
});
