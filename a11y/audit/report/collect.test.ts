import { describe, expect, it } from 'vitest';
import { criteria } from '../criteria';
import type { EngineRun, RuleResult } from '../engineRun';
import { collect, type TestRecord } from './collect';

const situation = { route: '/terms', state: '', theme: 'light', width: 320 } as const;
const about = {
  commit: 'abc1234',
  isChanged: false,
  date: '2026-11-21T10:00:00.000Z',
  seconds: 1,
  environment: {},
  routes: [{ path: '/terms', title: 'Terms' }],
};

const test = (script: string, ids: readonly string[], changes: Partial<TestRecord> = {}): TestRecord => ({
  title: `/terms: ${script}`,
  status: 'passed',
  script,
  criteria: ids,
  situations: [situation],
  engines: [],
  message: '',
  ...changes,
});

const engine = (name: string, checks: RuleResult['checks'], criterion = '1.4.3'): EngineRun => ({
  engine: name,
  version: '1.0',
  situation,
  rules: [
    { rule: 'colour', criteria: [criterion], checks, findings: checks === 'passed' ? [] : [{ rule: 'colour', message: 'Pale', pointer: 'p' }] },
    { rule: 'other', criteria: [criterion], checks: 'inapplicable', findings: [] },
  ],
});

const verdictOf = (id: string, ...tests: readonly TestRecord[]) => collect(tests, about).verdicts.find(({ criterion }) => criterion === id);
const lineOf = (id: string, ...tests: readonly TestRecord[]) => collect(tests, about).lines.find(({ criterion }) => criterion === id);

describe('a criterion', () => {
  it('is passed when nothing is left to a person and all its scripts passed', () => {
    expect(verdictOf('1.4.10', test('reflow', ['1.4.10']))).toMatchObject({ outcome: 'passed', person: undefined });
  });

  it('cannot be told when a person must still look, whatever the scripts say', () => {
    expect(verdictOf('1.3.3', test('sensoryWords', ['1.3.3']))).toMatchObject({ outcome: 'cantTell', person: expect.stringContaining('?') });
  });

  it('fails when one line of many fails', () => {
    const failed = test('reflow', ['1.4.10'], { status: 'failed', message: 'too wide', situations: [{ ...situation, theme: 'dark' }] });
    expect(verdictOf('1.4.10', test('reflow', ['1.4.10']), failed)?.outcome).toBe('failed');
  });

  it('is untested when its scripts were skipped, or not there at all', () => {
    expect(verdictOf('1.4.10', test('reflow', ['1.4.10'], { status: 'skipped' }))?.outcome).toBe('untested');
    expect(verdictOf('1.4.10')?.outcome).toBe('untested');
  });

  it('is not passed when one of its scripts is missing', () => {
    const [one, , three] = ['keyboardWalk', 'controlsByKey', 'scrollRegions'].map((script) => test(script, ['2.1.1', '2.1.3']));
    const [seen, alone] = [one, three].filter((each) => each !== undefined);
    if (!seen || !alone) throw new Error('no tests');
    expect(verdictOf('2.1.1', seen, alone)).toMatchObject({ outcome: 'cantTell', because: expect.stringContaining('controlsByKey') });
  });

  it('is inapplicable only when a script has proved that what it is about is not there', () => {
    expect(verdictOf('1.2.1', test('noMedia', ['1.2.1']))?.outcome).toBe('inapplicable');
    expect(verdictOf('1.2.1')?.outcome).toBe('untested');
    expect(verdictOf('1.2.1', test('noMedia', ['1.2.1'], { status: 'failed' }))?.outcome).toBe('failed');
  });

  it('is never passed by an engine alone', () => {
    const engines = [engine('axe-core', 'passed', '1.4.10')];
    expect(lineOf('1.4.10', test('reflow', [], { engines }))).toMatchObject({ outcome: 'cantTell', checks: 'passed', rules: ['colour'] });
    expect(verdictOf('1.4.10', test('reflow', [], { engines }))?.outcome).toBe('cantTell');
  });

  it('has a verdict each, in the order of the standard', () => {
    expect(collect([], about).verdicts.map(({ criterion }) => criterion)).toEqual(criteria.map(({ id }) => id));
  });
});

describe('lines', () => {
  it('are one for the same tool, criterion and situation, with the gravest outcome', () => {
    const { lines } = collect([test('reflow', ['1.4.10']), test('reflow', ['1.4.10'], { status: 'failed', title: 'other' })], about);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ outcome: 'failed', rules: ['other', '/terms: reflow'] });
  });

  it('of tests that speak to no criterion are none', () => {
    const { lines, tests } = collect([test('x', ['1.4.10'], { script: undefined })], about);
    expect(lines).toEqual([]);
    expect(tests.passed).toBe(1);
  });
});

describe('engines', () => {
  it('disagree where one finds a fault or cannot tell, and the other passes', () => {
    const engines = [engine('axe-core', 'undecided'), engine('alfa', 'passed')];
    const { disagreements } = collect([test('reflow', [], { engines })], about);
    expect(disagreements).toEqual([
      {
        criterion: '1.4.3',
        ...situation,
        says: [
          { engine: 'axe-core', checks: 'undecided', findings: [{ rule: 'colour', message: 'Pale', pointer: 'p' }] },
          { engine: 'alfa', checks: 'passed', findings: [] },
        ],
      },
    ]);
  });

  it('agree where they say the same, and where one has nothing to look at', () => {
    for (const other of ['passed', 'inapplicable'] as const) {
      const engines = [engine('axe-core', 'passed'), engine('alfa', other)];
      expect(collect([test('reflow', [], { engines })], about).disagreements).toEqual([]);
    }
  });
});
