import { describe, expect, it } from 'vitest';
import { all } from '../../checks/all';
import { criteria } from '../criteria';
import { collect, linesOf } from './collect';
import { exampleFacts, exampleSignature as signature, exampleLines } from './exampleRun';
import { reportPage } from './ReportPage';
import { reasonsAgainst } from './sheet';
import type { Report } from './types';

const audit = collect(exampleLines, exampleFacts);
const verdict = (id: string, report: Report = audit) => report.verdicts.find(({ criterion }) => criterion.id === id);

describe('a verdict', () => {
  it('is failed only by what breaks it, and by no rule of the house', () => {
    const found = (breaks: readonly string[], isLast?: boolean) => {
      const findings = [{ selector: 'a', what: 'size', breaks, isLast }];
      return collect([{ ...exampleLines[5]!, criteria: ['2.5.5', '2.5.8'], outcome: 'failed', findings }], exampleFacts);
    };
    expect(['2.5.5', '2.5.8'].map((id) => verdict(id, found(['2.5.5']))?.outcome)).toEqual(['failed', 'passed']);
    expect(['2.5.5', '2.5.8'].map((id) => verdict(id, found([]))?.outcome)).toEqual(['passed', 'passed']);
    expect(verdict('2.5.8', found(['2.5.5'], true))?.outcome).toBe('untested');
    expect(reportPage(found([]))).toMatch(/1 finding breaks a rule of this house\..* They are: \/: a: size\.</s);
  });

  it('is decided by tests only with a barrier for each documented failure, or the reason why it cannot occur', () => {
    for (const { id, failures } of criteria.filter(({ absent, manualCheck }) => !absent && !manualCheck)) {
      const names = all.flatMap(([, check]) => (check.criteria.includes(id) ? Object.keys(check.barriers) : []));
      expect(
        failures?.filter((failure) => !/cannot occur/.test(failure) && !names.some((name) => `${name}: `.startsWith(`${failure}: `))),
        id,
      ).toEqual([]);
    }
  });

  it('is failed when one test finds a barrier', () => {
    expect(verdict('1.4.12')).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^Found by our checks\./) });
  });

  it('is cantTell after passes if a person must check something', () => {
    expect(verdict('1.4.4')).toMatchObject({ outcome: 'cantTell' });
  });

  it('is passed or inapplicable only by checks that decide the criterion, and never by axe alone', () => {
    expect(verdict('2.5.5')?.outcome).toBe('passed');
    expect(verdict('1.2.1')?.outcome).toBe('inapplicable');
    expect(verdict('1.2.2')?.outcome).toBe('cantTell');
    expect(verdict('3.1.1')?.outcome).toBe('cantTell');
  });

  it('is passed or inapplicable only in an audit', () => {
    const outcomes = collect(exampleLines, { ...exampleFacts, kind: 'tests' }).verdicts.map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['failed', 'cantTell', 'untested']));
  });

  it('is untested when no test ran', () => {
    expect(verdict('1.3.4')?.outcome).toBe('untested');
    expect(verdict('3.1.6')).toMatchObject({ outcome: 'untested', reason: 'No test of it ran. A person must judge it.' });
  });

  it('names the view if there is only one, and the number of pages if it is not all', () => {
    expect(verdict('2.5.5')?.reason).toBe('The tests decide all of it. Tested on 1 of 2 pages, in one view (light, 1280 px).');
    expect(verdict('1.4.4')?.reason).toMatch(/ Tested on 1 of 2 pages\.$/);
    expect(verdict('1.2.1')?.reason).toMatch(/ in the built HTML, and in no browser\.$/);
    expect(verdict('1.4.4', collect(exampleLines, { ...exampleFacts, pages: exampleFacts.pages.slice(0, 1) }))?.reason).not.toContain(
      'Tested',
    );
  });

  it('is left to a person for a stricter criterion if it is for the weaker one', () => {
    const pairs = {
      '1.4.6': '1.4.3',
      '1.4.9': '1.4.5',
      '2.1.3': '2.1.1',
      '2.3.2': '2.3.1',
      '2.4.9': '2.4.4',
      '2.4.12': '2.4.11',
      '2.4.13': '2.4.7',
      '2.5.5': '2.5.8',
      '3.3.9': '3.3.8',
    };
    const left: readonly string[] = criteria.filter(({ manualCheck }) => manualCheck).map(({ id }) => id);
    for (const [stricter, weaker] of Object.entries(pairs)) expect(left.includes(stricter), stricter).toBe(left.includes(weaker));
  });

  it('has no evidence of a page outside the sample, such as the style guide', () => {
    const elsewhere = exampleLines.map((line) => ({ ...line, route: '/styleguide' }));
    expect(collect(elsewhere, { ...exampleFacts, screenReader: undefined }).verdicts.flatMap(({ lines }) => lines)).toEqual([]);
  });
});

describe('a signature', () => {
  const signed = (changes: object) => collect(exampleLines, { ...exampleFacts, signatures: [{ ...signature, ...changes }] });

  it('passes a criterion with every row signed on every page of this commit', () => {
    expect(verdict('1.4.4', signed({}))).toMatchObject({ outcome: 'passed' });
    expect(verdict('1.4.4', signed({ 'pages tested': '/' }))).toMatchObject({ outcome: 'cantTell' });
    const oneAid = { criterion: '1.1.1', with: 'NVDA + Firefox' };
    expect(verdict('1.1.1', signed(oneAid))?.outcome).toBe('cantTell');
    expect(verdict('1.1.1', signed({ ...oneAid, outcome: 'failed', note: 'no name' }))?.outcome).toBe('failed');
  });

  it('counts only with a known page and aid, a date, a note on what did not pass, and the commit of unchanged files', () => {
    const reasons = (changes: object, isChanged = false) => reasonsAgainst({ ...signature, ...changes }, { ...exampleFacts, isChanged });
    expect(reasons({})).toEqual([]);
    expect(reasons({ commit: '0123456' })).toEqual([`it is of commit “0123456”, and this is ${exampleFacts.commit}`]);
    expect(reasons({}, true)).toEqual(['files were changed after the commit']);
    expect(reasons({ 'pages tested': '/ /princing' })).toEqual(['the site has no page /princing']);
    expect(reasons({ with: 'NVDA' })).toEqual([expect.stringMatching(/^“NVDA” is none of: NVDA \+ Firefox/)]);
    expect(reasons({ date: 'today', outcome: 'cantTell' })).toEqual([
      expect.stringContaining('“today” is no date such as 2026-11-21'),
      'it has no note on what was found',
    ]);
    for (const date of ['11/20/2026', '2026-02-30'])
      expect(reasons({ date })).toEqual([expect.stringContaining("if you type ' before it")]);
  });
});

describe('a failed test', () => {
  const findings = [{ selector: 'p', what: 'contrast', value: '3.20:1', limit: 'at least 7:1' }];
  const [loaded, menu] = [
    { route: '/', state: '' },
    { route: '/', state: 'the menu is open' },
  ];
  const at = (situation: object) => ({ type: 'situation', description: JSON.stringify(situation) });
  const failure = (error: number) => ({ type: 'failure', description: JSON.stringify({ error, findings }) });
  const failing = (annotations: readonly { readonly type: string; readonly description: string }[], ...messages: readonly string[]) =>
    linesOf({ title: 'test', outcome: 'failed', check: 'prose', criteria: ['1.4.8'], annotations, messages, axeRuns: [], builtPages: [] });

  it('fails the situation of its findings, which was recorded last, and leaves others undecided', () => {
    expect(failing([at(menu), at(loaded), at(menu), failure(0)], 'Error: light')).toMatchObject([
      { ...menu, outcome: 'failed', findings },
      { ...loaded, outcome: 'untested', findings: [] },
    ]);
  });

  it('has the findings of one error, and the message of another', () => {
    const [{ findings: both } = { findings: [] }] = failing([at(menu), failure(1)], 'Error: a timeout', 'Error: 1 found');
    expect(both).toEqual([...findings, { selector: '', what: 'a timeout' }]);
  });

  it('keeps locator and values of other assertions', () => {
    const message =
      'Error: the menu\n\nexpect(locator).toHaveAttribute(expected) failed\n\nLocator:  getByRole(\'button\')\nExpected: "true"\nReceived: "false"';
    expect(failing([at(loaded)], message)[0]?.findings[0]?.what).toBe(
      'the menu; expect(locator).toHaveAttribute(expected) failed; Locator:  getByRole(\'button\'); Expected: "true"; Received: "false"',
    );
  });
});

it('the page lists every criterion once with its outcome, and never claims conformance', () => {
  const page = reportPage(audit);
  for (const { id } of criteria) expect(page.split(`id="sc-${id}"`)).toHaveLength(2);
  expect(page).not.toMatch(/conformant|compliant|[^ ]100\s?%/i);
  expect(page).toContain('turned a test red: targetSize: small buttons.');
  expect(page).toContain('1 of 2 barriers that were planted on purpose made a test fail. No test noticed “titles”.');
  expect(page).toContain('<h1>Accessibility report of https://www.example.com/</h1>');
  expect(page).toContain('<li>rewritten (/): =1+1');
  // Each finding has element, value, limit, and situation.
  expect(page).toContain('3.20:1, expected at least 7:1 (dark, 320 px, text 200%, with motion, the menu is open: /;');
});
