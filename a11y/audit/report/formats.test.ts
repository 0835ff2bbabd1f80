import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { criteria } from '../criteria';
import { collect } from './collect';
import { earl } from './earl';
import { awkward, exampleFacts, exampleSignature as signature, exampleTests } from './exampleRun';
import { manualCsv, manualRows } from './manualSheet';
import { openAcr } from './openAcr';
import { readSignatures } from './signatures';
import type { Report, Signature } from './types';
import { wcagEm } from './wcagEm';

const audit = collect(exampleTests, exampleFacts);
const signedBy = (...signatures: readonly Signature[]) => collect(exampleTests, { ...exampleFacts, signatures });

describe('the CSV', () => {
  it('has every row of the sheet, without formulas', () => {
    const csv = manualCsv(signedBy({ ...signature, who: awkward }));
    expect(csv.startsWith('\uFEFFcriterion,')).toBe(true);
    expect(csv.split(',untested,,,,,\r\n')).toHaveLength(manualRows(signedBy(signature)).length);
    expect(csv).toContain(`"'=1+1, <p class=""a""`);
  });

  it('comes back with its signatures', () => {
    const failed: Signature = { ...signature, outcome: 'failed', note: 'a "quoted", long\nnote', routes: ['/pricing'] };
    expect(readSignatures(manualCsv(signedBy(signature, failed)))).toEqual([signature, failed]);
    expect(readSignatures(manualCsv(signedBy(signature)).replaceAll(/("[^"]*")|,/g, (_, quoted) => quoted ?? ';'))).toEqual([signature]);
  });

  it('rejects a signed row without a name or a date', () => {
    const csv = manualCsv(audit).replace(',untested,,,,,', ',passed,all,,,0123abc,');
    expect(() => readSignatures(csv)).toThrow('Row 2 of the signed sheet lacks who, a date such as 2026-11-21.');
  });
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
  expect(earl(audit)).toContain(JSON.stringify({ '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': 'p[title="a > b"]' }));
});

it('the evaluation has the sample, and an assertion about the site for each criterion, as the WCAG-EM tool reads them', async () => {
  interface Assertion {
    readonly subject: { readonly id?: string; readonly type?: readonly string[] };
    readonly test: { readonly id: string };
    readonly result: { readonly outcome: { readonly id: string } };
  }
  const { '@context': context, ...evaluation } = JSON.parse(wcagEm(audit)) as { readonly '@context': jsonld.ContextDefinition };
  // The tool expands the file and frames it twice with its own context, which has the same names.
  const expanded = await jsonld.expand({ '@context': context, ...evaluation } as jsonld.JsonLdDocument);
  const framed = await jsonld.frame(expanded as unknown as jsonld.JsonLdDocument, { '@context': context, '@type': 'Evaluation' });
  const { selectSample, defineScope, reportFindings } = framed as unknown as {
    readonly selectSample: { readonly structuredSample: readonly { readonly title: string; readonly description: string }[] };
    readonly defineScope: object;
    readonly reportFindings: { readonly date: { readonly '@value': string } };
  };
  const { '@graph': graph = [] } = await jsonld.frame(framed, { '@context': context, '@type': 'Assertion' });
  const assertions = graph as unknown as readonly Assertion[];
  expect(selectSample.structuredSample.map(({ description }) => new URL(description).pathname)).toEqual(['/', '/pricing']);
  expect(selectSample.structuredSample[1]?.title).toBe('Pricing');
  expect(defineScope).toMatchObject({ wcagVersion: '2.2', conformanceTarget: 'AA' });
  expect(reportFindings.date['@value']).toBe('2026-11-21');
  expect([audit, signedBy(signature)].map((report) => wcagEm(report).includes('earl:semiAuto'))).toEqual([false, true]);
  const onSite = assertions.filter(({ subject }) => subject.type?.includes('Website'));
  expect(new Set(onSite.map(({ test }) => test.id)).size).toBe(criteria.length);
  for (const { test, subject, result } of assertions) {
    expect(test.id).toMatch(/^WCAG:[a-z-]+$/);
    expect(result.outcome.id).toMatch(/^earl:(passed|failed|cantTell|inapplicable|untested)$/);
    const isKnown =
      subject.type?.includes('Website') || selectSample.structuredSample.some(({ description }) => description === subject.id);
    expect(isKnown, subject.id).toBe(true);
  }
});

it('the draft of a conformance report has levels only where nothing applies or people have signed', () => {
  const levels = (report: Report) => {
    const { chapters, report_date } = parse(openAcr(report), { version: '1.1' }) as {
      readonly chapters: Record<string, { readonly criteria: readonly any[] }>;
      readonly report_date: unknown;
    };
    expect(report_date).toBe('2026-11-21');
    const rows = Object.values(chapters).flatMap((chapter) => chapter.criteria);
    expect(rows).toHaveLength(criteria.length + 1);
    // The editor of OpenACR fails on a row without adherence.
    return Object.fromEntries(rows.map(({ num, components: [{ adherence }] }) => [num, adherence.level]));
  };
  expect(levels(audit)).toMatchObject({ '1.2.1': 'not-applicable', '1.4.12': '', '2.5.5': '', '1.4.4': '' });
  expect(levels(signedBy(signature))['1.4.4']).toBe('supports');
});
