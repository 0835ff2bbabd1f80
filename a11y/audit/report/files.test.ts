import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { reportFiles, reportPath } from '../../../src/build/publishedReport';
import { htmlFaults } from '../../checks/validHtml';
import { criteria } from '../criteria';
import { collect } from './collect';
import { awkward, exampleFacts, exampleSignature as signature, exampleLines } from './exampleRun';
import { readSignatures, reasonsAgainst, sheetCsv } from './sheet';
import type { Signature } from './types';
import { wcagEm } from './wcagEm';
import { writeFiles, writeReport } from './writeReport';

const signedBy = (...signatures: readonly Signature[]) => collect(exampleLines, { ...exampleFacts, signatures });

it('a signed sheet comes back', () => {
  const failed: Signature = { ...signature, outcome: 'failed', note: '-a "quoted", long\nnote', 'pages tested': '/pricing' };
  const csv = sheetCsv(signedBy(signature, failed));
  expect(csv.startsWith('\uFEFFcriterion,')).toBe(true);
  expect(csv).toContain(`"'-a ""quoted"", long`);
  expect(readSignatures(csv)).toEqual([signature, failed]);
});

const csv = sheetCsv(signedBy({ ...signature, 'pages tested': '/pricing' })).replace('\uFEFF', '');
const separatedBy = (separator: string) => csv.replaceAll(/("[^"]*")|,/g, (_, quoted) => quoted ?? separator);

it.each<[string, string | Uint8Array]>([
  ['semicolons', separatedBy(';')],
  ['a line that names the separator', `sep=;\r\n${separatedBy(';')}`],
  ['tabs in UTF-16 with a byte order mark', Buffer.from(`\uFEFF${separatedBy('\t')}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(csv, 'utf16le')],
  ['UTF-16 in the other byte order', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
  ['line ends of an old Mac', csv.replaceAll('\r\n', '\r')],
  ['rows as one cell each', csv.replaceAll(/(.+)\r\n/g, (_, row: string) => `"${row.replaceAll('"', '""')}"\r\n`)],
  ['headings in capitals', csv.replace(/.*/, (headings) => headings.toUpperCase())],
  ['Windows-1252', Buffer.from(csv.replaceAll(/[“”’–…×]/g, '?'), 'latin1')],
  ['German dates', csv.replace('2026-11-20', '20.11.2026')],
  ['German dates of LibreOffice', csv.replace('2026-11-20', '20.11.26')],
])('a sheet with %s is read', (_, sheet) => {
  expect(readSignatures(sheet)).toMatchObject([{ criterion: '1.4.4', who: 'Zoë Example', date: '2026-11-20', 'pages tested': '/pricing' }]);
});

it('a sheet without a column or a signature says so', () => {
  expect(() => readSignatures(csv.replace('outcome', 'result'))).toThrow('The sheet has no column outcome.');
  expect(() => readSignatures(sheetCsv(signedBy()))).toThrow('Nobody has signed this sheet');
});

it('an open row of the sheet has the commit, so that a person fills in the rest', () => {
  const csv = sheetCsv(signedBy()).replace(
    `,${exampleFacts.commit},untested,,,,`,
    `,${exampleFacts.commit},Cannot tell,all,Zoë,2026-11-20,why`,
  );
  const [filledIn = signature] = readSignatures(csv);
  expect(filledIn).toMatchObject({ criterion: '1.1.1', outcome: 'cantTell', 'pages tested': '/ /pricing' });
  expect(reasonsAgainst(filledIn, exampleFacts)).toEqual([]);
});

it('the evaluation has the sample, and an assertion about the site for each criterion', () => {
  const evaluation = JSON.parse(wcagEm(signedBy(signature))) as {
    readonly selectSample: { readonly structuredSample: readonly { readonly description: string }[] };
    readonly auditSample: readonly {
      readonly mode: object;
      readonly subject: { readonly id?: string };
      readonly test: { readonly id: string };
      readonly result: { readonly outcome: object };
    }[];
  };
  const pages = evaluation.selectSample.structuredSample.map(({ description }) => description);
  expect(pages.map((url) => new URL(url).pathname)).toEqual(['/', '/pricing']);
  const onSite = evaluation.auditSample.filter(({ subject }) => !subject.id);
  expect(new Set(onSite.map(({ test }) => test.id)).size).toBe(criteria.length);
  const signed = evaluation.auditSample.filter(({ test }) => test.id === 'http://www.w3.org/TR/WCAG/#resize-text');
  expect(signed.map(({ subject, mode, result }) => [subject.id, mode, result.outcome])).toEqual(
    [undefined, ...pages].map((page) => [page, { id: 'earl:semiAuto' }, { id: 'earl:passed' }]),
  );
  // W3C's tool knows the anchor that WCAG 2.1 has for 2.5.5.
  expect(onSite.map(({ test }) => test.id)).toContain('http://www.w3.org/TR/WCAG/#target-size');
});

it('a conformance report is drafted only once somebody has signed, with levels only where nothing applies or people have signed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeReport(exampleLines, exampleFacts, folder);
  expect(readdirSync(join(folder, reportFiles))).not.toContain('openacr.yaml');
  await writeFiles(signedBy(signature), folder);
  const { chapters, report_date } = parse(readFileSync(join(folder, reportFiles, 'openacr.yaml'), 'utf8'), { version: '1.1' }) as {
    readonly chapters: Record<string, { readonly criteria: readonly any[] }>;
    readonly report_date: unknown;
  };
  expect(report_date).toBe('2026-11-21');
  const rows = Object.values(chapters).flatMap((chapter) => chapter.criteria);
  expect(rows).toHaveLength(criteria.length + 1);
  const levels = Object.fromEntries(rows.map(({ num, components: [{ adherence }] }) => [num, adherence.level]));
  expect(levels).toMatchObject({ '1.2.1': 'not-applicable', '1.4.12': '', '2.5.5': '', '1.4.4': 'supports' });
});

it('the page is valid HTML, without the markup of a finding', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeFiles(signedBy({ ...signature, who: awkward }), folder);
  const page = readFileSync(join(folder, reportPath), 'utf8');
  expect(await htmlFaults(page)).toEqual([]);
  expect(page).toContain('&lt;p class=');
  expect(page).not.toContain('<p class="a"');
  for (const character of ['\u001b', '\ud800', '\uffff']) expect(page).not.toContain(character);
});
