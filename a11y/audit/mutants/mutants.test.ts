// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { routes } from '../../../src/routes';
import { criteria as table } from '../criteria';
import { mutants } from './mutants';
import { countsOf, isCaught, personOf, summaryLines } from './outcome';
import { inHtml, styled } from './plants';
import { scriptText } from './scriptText';
import { testsFor, type SuiteTest } from './suite';
import type { MutantResult } from './types';

test('has at least 60 barriers, each with a unique name that can be a file name', () => {
  const names = mutants.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});

test('describes each barrier in a sentence of its own', () => {
  expect(new Set(mutants.map(({ barrier }) => barrier)).size).toBe(mutants.length);
  for (const { barrier } of mutants) expect(barrier).toMatch(/^[A-Z].*\.$/);
});

test('plants each barrier on a page of the site, against known WCAG criteria', () => {
  for (const { name, criteria, where } of mutants) {
    expect(routes.map(({ path }) => path), name).toContain(where);
    for (const id of criteria) expect(table.map((row) => row.id), name).toContain(id);
  }
});

test('gives planted styles priority over those of the site', () => {
  expect(styled('main p', 'color: red; margin: 0').declarations).toBe('color: red !important; margin: 0 !important;');
});

test('finds the HTML file of a page', () => {
  expect([inHtml('/', /a/, ''), inHtml('/docs/sdk', /a/, '')].map(({ file }) => file)).toEqual(['index.html', 'docs/sdk.html']);
});

test('changes elements as they appear, once each, and only on the page of the barrier', async () => {
  const observers: MutationObserver[] = [];
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
  document.body.replaceChildren(document.createElement('p'));
  const plant = { selector: 'p', change: (element: HTMLElement, mark = '') => element.append(mark), words: ['!'] };
  new Function(scriptText([plant], location.pathname) + scriptText([plant], '/elsewhere'))();
  expect(document.body.textContent).toBe('');
  document.documentElement.dataset.app = 'here';
  await Promise.resolve();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  for (const observer of observers) observer.disconnect();
  delete document.documentElement.dataset.app;
  expect(Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual(['!', '!']);
});

test('runs first the tests that name a criterion of the barrier, and none of another page', () => {
  const tests: readonly SuiteTest[] = [
    { path: [], spec: 'a.spec.ts', test: '/terms has a title', criteria: ['2.4.2'], check: 'titles' },
    { path: [], spec: 'a.spec.ts', test: '/ has a title', criteria: ['2.4.2'], check: 'titles' },
    { path: [], spec: 'a.spec.ts', test: 'every title is one of its own', criteria: [] },
  ];
  const [mutant] = mutants.filter(({ name }) => name === 'no-title');
  const [first, second] = mutant ? testsFor(mutant, tests, routes.map(({ path }) => path)) : [];
  expect(first).toEqual([tests[0]]);
  expect(second).toEqual([tests[2]]);
});

const result: MutantResult = { name: 'one', barrier: 'It is.', criteria: ['2.1.2'], route: '/', caughtBy: [], axe: false, seconds: 1 };

test('counts barriers that are caught, left to a person and missed', () => {
  const results = [
    { ...result, axe: true },
    { ...result, caughtBy: [{ spec: 'a.spec.ts', test: 'a' }] },
    { ...result, criteria: ['1.1.1'] as const, person: personOf(['1.1.1']) ?? '' },
    result,
  ];
  expect(results.map(isCaught)).toEqual([true, true, false, false]);
  expect(countsOf(results)).toEqual({ axe: 1, caught: 2, left: 1, missed: 1 });
  expect(summaryLines(results).at(-1)).toBe('2 caught, 1 left to a person, 1 missed');
});

test('names what a person must check, and nothing for criteria that checks decide', () => {
  expect(personOf(['2.1.2'])).toBeUndefined();
  expect(personOf(['2.1.2', '1.1.1'])).toMatch(/text alternative/);
});
