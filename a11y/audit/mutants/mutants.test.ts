// @vitest-environment jsdom
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { routes } from '../../../src/routes';
import { criteria as table } from '../criteria';
import { actRules } from './actRules';
import { failures, type Treatment } from './failures';
import { mutants } from './mutants';
import { countsOf, noticeOf, personOf, summaryLines } from './outcome';
import { inHtml, styled } from './plants';
import { scriptText } from './scriptText';
import { failureOf, gist, testsFor, type SuiteTest } from './suite';
import type { Catch, MutantResult } from './types';

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

test('plants each failure that W3C documents, or says why it cannot occur or who looks for it', () => {
  const withdrawn = [5, 6, 11, 17, 18, 21, 27, 28, 29, 35, 45, 51, 53, 56, 57, 62, 64, 76];
  const numbers = Array.from({ length: 111 }, (_, index) => index + 1).filter((number) => !withdrawn.includes(number));
  expect(Object.keys(failures)).toEqual(numbers.map((number) => `F${number}`));
  for (const [name, treatment] of Object.entries(failures)) expectTreatment(name, treatment);
});

test('treats each ACT rule that axe implements, and others of W3C, in the same way', () => {
  expect(Object.keys(actRules)).toEqual(expect.arrayContaining(axe.getRules().flatMap(({ actIds = [] }) => actIds)));
  for (const [id, treatment] of Object.entries(actRules)) {
    expect(id).toMatch(/^[a-z0-9]{6}$/);
    expectTreatment(id, treatment);
  }
});

function expectTreatment(name: string, treatment: Treatment) {
  if ('planted' in treatment) for (const planted of treatment.planted) expect(mutants.map((mutant) => mutant.name), name).toContain(planted);
  if ('cannot' in treatment) expect(treatment.cannot, name).toMatch(/^[A-Z].*\.$/);
  if ('person' in treatment) expect(personOf([treatment.person]), name).toBeTruthy();
}

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
  document.documentElement.dataset.js = 'here';
  await Promise.resolve();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  for (const observer of observers) observer.disconnect();
  delete document.documentElement.dataset.js;
  expect(Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual(['!', '!']);
});

test('tells the tests that name a criterion of the barrier from the others, and leaves out those of other pages', () => {
  const one: Pick<SuiteTest, 'path' | 'extent'> = { path: [], extent: 'npm test' };
  const [named, engine, state, other]: readonly SuiteTest[] = [
    { ...one, spec: 'a.spec.ts', test: '/terms has a title', criteria: ['2.4.2'], check: 'titles' },
    { ...one, spec: 'pages.spec.ts', test: '/terms › has no accessibility violations', criteria: [] },
    { ...one, spec: 'states.spec.ts', test: 'light › /terms has no violations with the menu open', criteria: [] },
    { ...one, spec: 'a.spec.ts', test: 'every title is one of its own', criteria: [] },
  ];
  const elsewhere: SuiteTest = { ...one, spec: 'a.spec.ts', test: '/ has a title', criteria: ['2.4.2'], check: 'titles' };
  const tests = [named, engine, state, other, elsewhere].flatMap((one) => one ?? []);
  expect(testsFor({ criteria: ['2.4.2'], where: '/terms' }, tests, routes.map(({ path }) => path))).toEqual({ named: [named], engines: [engine], states: [state], others: [other] });
});

const result: MutantResult = { name: 'one', barrier: 'It is.', criteria: ['2.1.2'], kind: 'site', isHeldOut: false, route: '/', caughtBy: [], axe: [], seconds: 1 };
const caught: Catch = { spec: 'a.spec.ts', test: 'a', criteria: ['2.1.2'], says: 'Tab leads nowhere' };

test('tells the right reason from an accident by the criteria of what failed', () => {
  expect(noticeOf({ ...result, caughtBy: [caught] })).toBe('right');
  expect(noticeOf({ ...result, caughtBy: [{ ...caught, criteria: ['1.1.1'] }] })).toBe('accident');
  // A test that is no check says nothing of a criterion.
  expect(noticeOf({ ...result, caughtBy: [{ ...caught, criteria: [] }] })).toBe('accident');
  expect(noticeOf({ ...result, criteria: ['1.1.1'], axe: ['image-alt'] })).toBe('right');
  expect(noticeOf({ ...result, axe: ['image-alt'] })).toBe('accident');
  // A rule of good practice.
  expect(noticeOf({ ...result, axe: ['region'] })).toBe('accident');
  expect(noticeOf({ ...result, person: 'Look.' })).toBe('left');
  expect(noticeOf(result)).toBe('missed');
});

test('counts how barriers are noticed, in all and by kind', () => {
  const results: readonly MutantResult[] = [
    { ...result, criteria: ['1.1.1'], axe: ['image-alt'] },
    { ...result, kind: 'look', caughtBy: [caught] },
    { ...result, axe: ['region'], isAuditOnly: true },
    { ...result, isHeldOut: true, criteria: ['1.1.1'], person: personOf(['1.1.1']) ?? '' },
    result,
  ];
  expect(countsOf(results)).toEqual({ all: 5, axe: 2, auditOnly: 1, right: 2, accident: 1, left: 1, missed: 1 });
  const lines = summaryLines(results);
  expect(lines.at(-1)).toBe('2 of 5 for the right reason, 1 by accident, 1 left to a person, 1 missed');
  expect(lines.filter((line) => line.startsWith('known'))).toHaveLength(2);
  expect(lines[0]).toMatch(/^held out +site +0 of 1 /);
});

test('names what a person must check, and nothing for criteria that checks decide', () => {
  expect(personOf(['1.4.12'])).toBeUndefined();
  expect(personOf(['1.4.12', '1.1.1'])).toBe(table.find(({ id }) => id === '1.1.1')?.person);
});

test('quotes of a failure what was found', () => {
  const message = '\u001b[31mError: stops out of view\u001b[39m\n\nexpect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "a link without an underline",\n+ ]';
  expect(gist(message)).toBe('stops out of view + Array [ +   "a link without an underline",');
});

test('does not take a test that only ran out of time, or only met console output, for one that says what is wrong', () => {
  const failing: SuiteTest = { path: [], extent: 'npm test', spec: 'a.spec.ts', test: 'a', criteria: ['2.4.11'], check: 'focusNotObscured' };
  const saying = (...messages: readonly string[]) => failureOf(failing, [{ status: 'failed', errors: messages.map((message) => ({ message })) }]);
  const late = '\u001b[31mTest timeout of 120000ms exceeded.\u001b[39m';
  const lateStep = 'Error: locator.click: Timeout 15000ms exceeded.\nCall log: …';
  const closed = 'Error: keyboard.press: Target page, context or browser has been closed';
  const complaint = 'Error: the console stays empty and no request leaves the origin';
  const wrong = 'Error: covered\n\nexpect(locator).toBeFocused() failed\n\nTimeout: 15000ms';
  const outcomes = [saying(late, lateStep), saying(lateStep, complaint), saying(closed), saying(complaint), saying(late, wrong), saying(wrong, complaint)];
  expect(outcomes.map(({ says }) => says)).toEqual(['out of time', 'out of time', 'out of time', 'complaints', 'is wrong', 'is wrong']);
  expect(outcomes.map(({ caught }) => caught.criteria)).toEqual([[], [], [], [], ['2.4.11'], ['2.4.11']]);
  expect(saying(late, wrong).caught.says).toBe('covered');
});
