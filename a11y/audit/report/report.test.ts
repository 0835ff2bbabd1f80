import { describe, expect, it } from 'vitest';
import { listOf } from '../../findings';
import { criteria, criterionById } from '../criteria';
import { collect, outcomeForCriterion } from './collect';
import { criterionIri, earl } from './earl';
import { exampleFacts, exampleSignature as signature, exampleTests } from './exampleRun';
import { manualPage } from './ManualPage';
import { manualRows } from './manualSheet';
import { findingOf, readAnnotations } from './readAnnotations';
import { reportPage } from './ReportPage';
import type { Line, Report, Signature, TestRecord } from './types';

const audit = collect(exampleTests, exampleFacts);
const ofTests = collect(exampleTests, { ...exampleFacts, kind: 'tests' });
const signedBy = (...signatures: readonly Signature[]) => collect(exampleTests, { ...exampleFacts, signatures });
const verdict = (id: string, report: Report = audit) => report.verdicts.find(({ criterion }) => criterion === id);

describe('a verdict', () => {
  it('is failed when one test finds a barrier', () => {
    expect(verdict('1.4.12')).toMatchObject({ outcome: 'failed', reason: 'Found by tests of our own.' });
  });

  it('is cantTell after passes if a person must check something', () => {
    expect(verdict('1.4.4')).toMatchObject({ outcome: 'cantTell', isLeft: true });
    expect(verdict('1.4.3')?.outcome).toBe('cantTell');
  });

  it('is passed only by checks that decide the criterion, and never by axe alone', () => {
    expect(verdict('2.5.5')?.outcome).toBe('passed');
    expect(verdict('3.1.1')?.outcome).toBe('cantTell');
  });

  it('is passed or inapplicable only if all pages were tested', () => {
    expect(verdict('2.5.5', ofTests)?.outcome).toBe('cantTell');
    expect(verdict('1.2.1')?.outcome).toBe('inapplicable');
    expect(verdict('1.2.1', ofTests)?.outcome).toBe('cantTell');
    expect(
      verdict('2.5.5', collect(exampleTests, { ...exampleFacts, kind: 'tests', pages: exampleFacts.pages.slice(0, 1) }))?.outcome,
    ).toBe('passed');
    const [everywhere, once] = exampleFacts.pages.map(({ path }, index) => ({
      title: `test ${index}`,
      outcome: 'passed' as const,
      check: 'targetSize',
      criteria: ['2.5.5'],
      situations: (index === 0 ? exampleFacts.pages.map((page) => page.path) : [path]).map((route) => ({ route, state: '' })),
      axeRuns: [],
      findings: [],
    }));
    const outcomeOf = (...tests: TestRecord[]) => verdict('2.5.5', collect(tests, { ...exampleFacts, kind: 'tests' }))?.outcome;
    expect([outcomeOf(everywhere!), outcomeOf(everywhere!, once!)]).toEqual(['passed', 'cantTell']);
  });

  it('is untested when no test ran', () => {
    expect(verdict('1.3.4')?.outcome).toBe('untested');
    expect(verdict('3.1.6')).toMatchObject({ outcome: 'untested', reason: 'No test of it ran. A person must judge it.' });
    expect(new Set(collect([], { ...exampleFacts, screenReader: undefined }).verdicts.map(({ outcome }) => outcome))).toEqual(
      new Set(['untested']),
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
    for (const [stricter, weaker] of Object.entries(pairs)) {
      expect(criterionById(stricter).manualCheck === undefined, stricter).toBe(criterionById(weaker).manualCheck === undefined);
    }
  });
});

describe('a signature', () => {
  it('passes a criterion with every row signed on every page of this commit', () => {
    expect(verdict('1.4.4', signedBy(signature))).toMatchObject({ outcome: 'passed', isLeft: false });
    const oneAid: Signature = { ...signature, criterion: '1.1.1', aid: 'NVDA + Firefox' };
    expect(verdict('1.1.1', signedBy(oneAid))?.outcome).toBe('cantTell');
    expect(verdict('1.1.1', signedBy({ ...oneAid, outcome: 'failed', note: 'no name' }))?.outcome).toBe('failed');
  });

  it('covers no other page and no other commit', () => {
    expect(verdict('1.4.4', signedBy({ ...signature, routes: ['/'] }))).toMatchObject({ outcome: 'cantTell', isLeft: true });
    const old = signedBy({ ...signature, commit: '9876fed' });
    expect(verdict('1.4.4', old)).toMatchObject({ outcome: 'cantTell', isLeft: true });
    expect(manualPage(old)).toContain('of commit 9876fed, which is not this one');
  });

  it('keeps its own date', () => {
    expect(earl(signedBy(signature))).toContain('2026-11-20');
  });
});

describe('a failed test', () => {
  const findings = [{ selector: 'p', what: 'contrast', value: '3.20:1', limit: 'at least 7:1' }];
  const situation = { route: '/', state: 'the menu is open' };
  const annotations = [
    { type: 'situation', description: JSON.stringify(situation) },
    { type: 'findings', description: JSON.stringify(findings) },
  ];

  it('keeps element, value, limit, and situation of each finding', () => {
    expect(readAnnotations(annotations, [`Error: light\n\n${listOf(findings)}`]).findings).toEqual([{ ...findings[0], situation }]);
  });

  it('attributes findings to the situation that was recorded last, also if the test returned to it', () => {
    const [first, ...rest] = annotations;
    const other = { type: 'situation', description: JSON.stringify({ ...situation, state: '' }) };
    const read = readAnnotations(
      [first, other, first, ...rest].flatMap((each) => each ?? []),
      [listOf(findings)],
    );
    expect(read.findings).toEqual([{ ...findings[0], situation }]);
    expect(read.situations).toHaveLength(2);
  });

  it('leaves out findings of an assertion that passed later', () => {
    expect(readAnnotations(annotations, []).findings).toEqual([]);
  });

  it('keeps locator and values of other assertions', () => {
    const message =
      'Error: the menu\n\nexpect(locator).toHaveAttribute(expected) failed\n\nLocator:  getByRole(\'button\')\nExpected: "true"\nReceived: "false"';
    expect(findingOf(message)).toEqual({ selector: "getByRole('button')", what: 'the menu', value: '"false"', limit: '"true"' });
    expect(findingOf(message.replace('the menu\n\n', ''))).toMatchObject({ what: 'must have attribute' });
  });

  it('fails only the situation of its findings', () => {
    const outcomes = audit.lines.filter(({ criterion }) => criterion === '1.4.12').map(({ state, outcome }) => [state, outcome]);
    expect(outcomes).toEqual([
      ['', 'untested'],
      ['the menu is open', 'failed'],
    ]);
  });
});

it('axe and a screen reader never pass a criterion', () => {
  const passes = audit.lines.filter(({ tool, outcome }: Line) => tool.kind !== 'check' && outcome === 'passed');
  expect(passes.map(outcomeForCriterion)).toEqual(['cantTell', 'cantTell', 'cantTell']);
});

it('a locator of Playwright is no CSS pointer', () => {
  const [, second] = exampleTests;
  const named = second!.findings.map((finding) => ({ ...finding, selector: "getByRole('button')" }));
  const written = earl(collect([{ ...second!, findings: named }], exampleFacts));
  expect(written).toContain("getByRole('button')");
  expect(written).not.toContain('"ptr:expression":"getByRole');
});

it('a page outside the sample, such as the style guide, is no evidence', () => {
  const [first] = exampleTests;
  const elsewhere = { ...first, situations: [{ route: '/styleguide', state: '' }] } as TestRecord;
  expect(collect([elsewhere], { ...exampleFacts, screenReader: undefined }).lines).toEqual([]);
});

describe('the report pages', () => {
  it('list every criterion once with its outcome, and never claim conformance', () => {
    for (const page of [reportPage(audit), reportPage(ofTests)]) {
      for (const { id } of criteria) expect(page.split(`id="sc-${id}"`)).toHaveLength(2);
      expect(page).not.toMatch(/conformant|compliant|[^ ]100\s?%/i);
      expect(page).not.toContain('<p class="a"');
      expect(page).not.toMatch(/[\uD800\uFFFF]/u);
    }
    expect(reportPage(audit)).toContain(
      '1 of 2 barriers that were planted on purpose made a test fail. These tests did not notice theirs:',
    );
  });

  it('count the tools of each page and view as run', () => {
    const [, home = ''] = /<tr><th scope="row">Home(.*?)<\/tr>/s.exec(reportPage(audit)) ?? [];
    // In the order of the columns: dark at 320 px with text at 200 %, and light at 1280 px.
    expect(Array.from(home.matchAll(/<td>(.*?)<\/td>/g), ([, cell]) => cell)).toEqual(['2', '5']);
    const [, pricing = ''] = /<tr><th scope="row">Pricing(.*?)<\/tr>/s.exec(reportPage(audit)) ?? [];
    expect(pricing.split('<td>–</td>')).toHaveLength(3);
  });

  it('show signatures on the sheet, and all other rows as untested', () => {
    const page = manualPage(signedBy(signature));
    expect(page).toContain('passed, Zoë Example, 2026-11-20, 2 pages of commit 0123abc');
    expect(page.split(': untested')).toHaveLength(manualRows(signedBy(signature)).length);
  });
});

it('criteria have the identifiers of the standard', () => {
  expect(criteria).toHaveLength(86);
  expect(criterionIri(criterionById('1.4.3'))).toBe('http://www.w3.org/TR/WCAG/#contrast-minimum');
  expect(criterionIri(criterionById('2.5.5'))).toBe('http://www.w3.org/TR/WCAG/#target-size');
});
