import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { collect, outcomeForCriterion } from './collect';
import { criterionIri, earl } from './earl';
import { criteria, criterionById } from '../criteria';
import { awkward, exampleFacts, exampleTests } from './exampleRun';
import { manualPage } from './ManualPage';
import { manualCsv, manualRows } from './manualSheet';
import { reportPage } from './ReportPage';
import type { Signature } from './signatures';
import type { Line, Report } from './types';

const audit = collect(exampleTests, exampleFacts);
const ofTests = collect(exampleTests, { ...exampleFacts, kind: 'tests' });
const verdict = (id: string, report: Report = audit) => report.verdicts.find(({ criterion }) => criterion === id);

const signature: Signature = {
  criterion: '1.4.10',
  aid: 'no assistive technology',
  outcome: 'passed',
  who: 'Zoë Example',
  date: '2026-11-20',
  commit: '9876fed',
  routes: ['/'],
  note: '',
};

describe('a verdict', () => {
  it('is failed when one test finds a barrier', () => {
    expect(verdict('1.4.12')).toMatchObject({ outcome: 'failed', reason: 'Found by textSpacing.' });
  });

  it('is cantTell after passes if a person must check something', () => {
    expect(verdict('1.4.10')).toMatchObject({ outcome: 'cantTell', manualCheck: criterionById('1.4.10').manualCheck });
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
  });

  it('is untested when no test ran', () => {
    expect(verdict('1.3.4')?.outcome).toBe('untested');
    expect(verdict('3.1.6')).toMatchObject({ outcome: 'untested', reason: 'Only a person can tell.' });
    expect(new Set(collect([], { ...exampleFacts, screenReader: undefined }).verdicts.map(({ outcome }) => outcome))).toEqual(
      new Set(['untested']),
    );
  });

  it('is passed when every row of the sheet is signed, without a remaining manual check', () => {
    expect(verdict('1.4.10', collect(exampleTests, exampleFacts, [signature]))).toMatchObject({
      outcome: 'passed',
      manualCheck: undefined,
    });
    const oneAid: Signature = { ...signature, criterion: '1.1.1', aid: 'NVDA + Firefox' };
    expect(verdict('1.1.1', collect(exampleTests, exampleFacts, [oneAid]))?.outcome).toBe('cantTell');
    expect(verdict('1.1.1', collect(exampleTests, exampleFacts, [{ ...oneAid, outcome: 'failed', note: 'no name' }]))?.outcome).toBe(
      'failed',
    );
  });
});

it('axe and a screen reader never pass a criterion', () => {
  const passes = audit.lines.filter(({ tool, outcome }: Line) => tool.kind !== 'check' && outcome === 'passed');
  expect(passes.map(outcomeForCriterion)).toEqual(['cantTell', 'cantTell', 'cantTell']);
});

describe('the report pages', () => {
  it('list every criterion once with its outcome, and never claim conformance', () => {
    for (const page of [reportPage(audit), reportPage(ofTests)]) {
      for (const { id } of criteria) expect(page.split(`id="sc-${id}"`)).toHaveLength(2);
      expect(page).not.toMatch(/conformant|compliant|100\s?%/i);
      expect(page).not.toContain('<p class="a"');
      expect(page).not.toMatch(/[\uD800\uFFFF]/u);
    }
    expect(reportPage(audit)).toContain('1 of 2 barriers that were planted on purpose made a test fail. Not noticed: titles.');
  });

  it('show signatures on the sheet, and all other rows as untested', () => {
    const page = manualPage(audit, [signature]);
    expect(page).toContain('passed, Zoë Example, 2026-11-20.');
    expect(page.split(': untested')).toHaveLength(manualRows([signature]).length);
  });
});

it('the CSV has every row of the sheet, without formulas', () => {
  const csv = manualCsv(audit, [{ ...signature, who: awkward }]);
  const lines = csv.slice(1).split('\r\n');
  expect(csv.startsWith('\uFEFFcriterion,')).toBe(true);
  expect(lines.filter((line) => line.endsWith(',untested,,,,,,0123abc'))).toHaveLength(manualRows([signature]).length - 1);
  expect(csv).toContain(`"'=1+1, <p class=""a""`);
});

it('each EARL assertion has a tool, mode, subject, criterion, and valid outcome', async () => {
  const flat: unknown = await jsonld.flatten(await jsonld.expand(JSON.parse(earl(audit))));
  const graph = flat as readonly Readonly<Record<string, readonly { readonly '@id': string }[] | undefined>>[];
  const of = (name: string) => `http://www.w3.org/ns/earl#${name}`;
  const ids = new Set(graph.map((node) => String(node['@id'])));
  const assertions = graph.filter((node) => String(node['@type']) === of('Assertion'));
  expect(assertions.length).toBeGreaterThan(criteria.length);
  for (const node of assertions) {
    for (const name of ['assertedBy', 'subject', 'test']) expect(ids, name).toContain(node[of(name)]?.[0]?.['@id']);
    expect(node[of('mode')]?.[0]?.['@id']).toMatch(/#(automatic|manual|semiAuto)$/);
    const result = graph.find((each) => String(each['@id']) === node[of('result')]?.[0]?.['@id']);
    expect(result?.[of('outcome')]?.[0]?.['@id']).toMatch(/#(passed|failed|cantTell|inapplicable|untested)$/);
  }
});

it('criteria have the identifiers of the standard', () => {
  expect(criteria).toHaveLength(87);
  expect(criterionIri(criterionById('1.4.3'))).toBe('http://www.w3.org/TR/WCAG/#contrast-minimum');
  expect(criterionIri(criterionById('2.5.5'))).toBe('http://www.w3.org/TR/WCAG/#target-size');
});
