import { describe, expect, it } from 'vitest';
import { criteria } from '../criteria';
import type { EngineRun, RuleResult } from '../engineRun';
import { type About, collect, type TestRecord } from './collect';

const situation = { route: '/terms', state: '', theme: 'light', width: 320 } as const;
const about: About = {
  kind: 'audit',
  notAsked: [],
  commit: 'abc1234',
  isChanged: false,
  date: '2026-11-21T10:00:00.000Z',
  seconds: 1,
  environment: {},
  routes: [{ path: '/terms', title: 'Terms' }],
};

const test = (check: string, ids: readonly string[], changes: Partial<TestRecord> = {}): TestRecord => ({
  title: `/terms: ${check}`,
  status: 'passed',
  check,
  criteria: ids,
  situations: [situation],
  engines: [],
  message: '',
  ...changes,
});

const engine = (name: string, outcome: RuleResult['outcome'], criterion = '1.4.3'): EngineRun => ({
  engine: name,
  version: '1.0',
  situation,
  rules: [
    { rule: 'colour', criteria: [criterion], outcome, findings: outcome === 'passed' ? [] : [{ rule: 'colour', message: 'Pale', pointer: 'p' }] },
    { rule: 'other', criteria: [criterion], outcome: 'inapplicable', findings: [] },
  ],
});

const verdictOf = (id: string, ...tests: readonly TestRecord[]) => collect(tests, about).verdicts.find(({ criterion }) => criterion === id);
const lineOf = (id: string, ...tests: readonly TestRecord[]) => collect(tests, about).lines.find(({ criterion }) => criterion === id);

describe('a criterion', () => {
  it('is passed when nothing is left to a person and all its checks passed', () => {
    expect(verdictOf('1.4.12', test('textSpacing', ['1.4.12']))).toMatchObject({ outcome: 'passed', person: undefined });
  });

  it('stays open while a person must still look, whatever the checks say', () => {
    expect(verdictOf('1.3.3', test('sensoryWords', ['1.3.3']))).toMatchObject({ outcome: 'cantTell', person: expect.stringContaining('?') });
  });

  it('fails when a single line fails', () => {
    const failed = test('textSpacing', ['1.4.12'], { status: 'failed', message: 'too wide', situations: [{ ...situation, theme: 'dark' }] });
    expect(verdictOf('1.4.12', test('textSpacing', ['1.4.12']), failed)?.outcome).toBe('failed');
  });

  it('is untested when its checks were skipped, or did not exist', () => {
    expect(verdictOf('1.4.12', test('textSpacing', ['1.4.12'], { status: 'skipped' }))?.outcome).toBe('untested');
    expect(verdictOf('1.4.12')?.outcome).toBe('untested');
  });

  it('is not passed when one of its checks is missing', () => {
    const [one, , three] = ['keyboardWalk', 'controlsByKey', 'scrollRegions'].map((check) => test(check, ['2.1.1', '2.1.3']));
    const [seen, alone] = [one, three].filter((each) => each !== undefined);
    if (!seen || !alone) throw new Error('no tests');
    expect(verdictOf('2.1.1', seen, alone)).toMatchObject({ outcome: 'cantTell', because: expect.stringContaining('controlsByKey') });
  });

  it('is inapplicable only when a check has proved that the site has nothing of the kind', () => {
    expect(verdictOf('1.2.1', test('noMedia', ['1.2.1']))?.outcome).toBe('inapplicable');
    expect(verdictOf('1.2.1')?.outcome).toBe('untested');
    expect(verdictOf('1.2.1', test('noMedia', ['1.2.1'], { status: 'failed' }))?.outcome).toBe('failed');
  });

  it('is never passed by an engine alone', () => {
    const engines = [engine('axe-core', 'passed', '1.4.12')];
    expect(lineOf('1.4.12', test('textSpacing', [], { engines }))).toMatchObject({ outcome: 'cantTell', toolOutcome: 'passed', rules: ['colour'] });
    expect(verdictOf('1.4.12', test('textSpacing', [], { engines }))?.outcome).toBe('cantTell');
  });

  it('is neither passed nor inapplicable while a part of it is left to the audit', () => {
    const notAsked = [{ title: '/: textSpacing', check: 'textSpacing', criteria: ['1.4.12', '1.2.1'] }] as const;
    const { verdicts } = collect([test('textSpacing', ['1.4.12']), test('noMedia', ['1.2.1'])], { ...about, kind: 'tests', notAsked });
    for (const id of ['1.4.12', '1.2.1']) {
      expect(verdicts.find(({ criterion }) => criterion === id)).toMatchObject({ outcome: 'cantTell', because: expect.stringContaining('only an audit') });
    }
  });

  it('gets one verdict, in the order of the standard', () => {
    expect(collect([], about).verdicts.map(({ criterion }) => criterion)).toEqual(criteria.map(({ id }) => id));
  });
});

describe('lines', () => {
  it('merge for the same tool, criterion and situation, and keep the gravest outcome', () => {
    const { lines } = collect([test('textSpacing', ['1.4.12']), test('textSpacing', ['1.4.12'], { status: 'failed', title: 'other' })], about);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ outcome: 'failed', rules: ['other', '/terms: textSpacing'] });
  });

  it('come only from tests that name a criterion', () => {
    const { lines, tests } = collect([test('x', ['1.4.12'], { check: undefined })], about);
    expect(lines).toEqual([]);
    expect(tests.passed).toBe(1);
  });
});

describe('engines', () => {
  it('disagree where one finds a barrier or cannot tell, and the other passes', () => {
    const engines = [engine('axe-core', 'undecided'), engine('alfa', 'passed')];
    const { disagreements } = collect([test('textSpacing', [], { engines })], about);
    expect(disagreements).toEqual([
      {
        criterion: '1.4.3',
        ...situation,
        says: [
          { engine: 'axe-core', toolOutcome: 'undecided', findings: [{ rule: 'colour', message: 'Pale', pointer: 'p' }] },
          { engine: 'alfa', toolOutcome: 'passed', findings: [] },
        ],
      },
    ]);
  });

  it('agree where they say the same, or where one has nothing to look at', () => {
    for (const other of ['passed', 'inapplicable'] as const) {
      const engines = [engine('axe-core', 'passed'), engine('alfa', other)];
      expect(collect([test('textSpacing', [], { engines })], about).disagreements).toEqual([]);
    }
  });
});
