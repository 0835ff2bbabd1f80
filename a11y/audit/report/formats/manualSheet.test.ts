import { expect, test } from 'vitest';
import { notFound, routes } from '../../../../src/routes';
import { criteria } from '../../criteria';
import { exampleRun } from '../exampleRun';
import { pairs } from '../pairs';
import { signed, type Signature } from '../signed';
import { signedLines } from '../signedLines';
import { manualSheet, pairsFor, sheetRows } from './manualSheet';

const signature: Signature = {
  criterion: '4.1.2',
  pair: 'NVDA + Firefox',
  outcome: 'failed',
  who: 'Zoë Example',
  date: '2026-11-20',
  commit: '9876fed',
  routes: ['/', '/pricing'],
  theme: 'dark',
  width: 1280,
  note: '=says "button",\nand nothing else',
};

test('marks every row as not tested, and fills in nothing for people', () => {
  const [head, ...rows] = parsed(manualSheet(exampleRun, []));
  const column = (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1]);
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(column('outcome'))).toEqual(new Set(['not tested']));
  for (const name of ['pages', 'theme', 'width in px', 'who', 'date', 'commit looked at', 'note']) expect(new Set(column(name)), name).toEqual(new Set(['']));
  expect(new Set(column('sheet made for commit'))).toEqual(new Set(['0123abc']));
});

test('has rows for the criteria that leave something to a person, and for no others', () => {
  const rows = sheetRows([]);
  expect(new Set(rows.map(({ criterion }) => criterion.id))).toEqual(new Set(criteria.flatMap(({ id, person }) => (person === undefined ? [] : [id]))));
  expect(new Set(rows.map(({ pair }) => pair))).toEqual(new Set(pairs));
});

test('shows what was signed, as text that no spreadsheet runs as a formula', () => {
  const row = parsed(manualSheet(exampleRun, [signature])).find((cells) => cells.includes('Zoë Example'));
  expect(row?.slice(4, 13)).toEqual(['NVDA + Firefox', 'failed', '/ /pricing', 'dark', '1280', 'Zoë Example', '2026-11-20', '9876fed', `'${signature.note}`]);
});

test('turns a signature into one line for each page that was looked at', () => {
  const lines = signedLines([signature]);
  expect(lines.map(({ route }) => route)).toEqual(['/', '/pricing']);
  for (const line of lines) {
    expect(line).toMatchObject({ criterion: '4.1.2', outcome: 'failed', toolOutcome: 'failed', theme: 'dark', width: 1280, rules: ['NVDA + Firefox'] });
    expect(line.by).toEqual({ kind: 'person', name: 'Zoë Example', version: '' });
    expect(line.findings).toEqual([{ rule: 'NVDA + Firefox', message: signature.note, pointer: '' }]);
    expect(line.signed).toEqual({ date: '2026-11-20', commit: '9876fed' });
  }
});

test('accepts signatures only for rows of the sheet, and only with who, when, what and where', () => {
  expect(signed.flatMap(mistakesIn)).toEqual([]);
  expect(mistakesIn(signature)).toEqual([]);
  const wrong: Signature = { ...signature, criterion: '1.2.1', who: ' ', date: '20 November', commit: '', routes: ['/nowhere'], note: '' };
  expect(mistakesIn(wrong)).toEqual(['row', 'who', 'date', 'commit', 'routes', 'note']);
});

function mistakesIn({ criterion, pair, who, date, commit, routes: signedRoutes, outcome, note }: Signature): readonly string[] {
  const paths: readonly string[] = [...routes, notFound].map(({ path }) => path);
  const row = criteria.find(({ id }) => id === criterion);
  const rules = {
    row: row && pairsFor(row).includes(pair),
    who: who.trim(),
    date: /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)),
    commit: /^[\da-f]{7,40}$/.test(commit),
    routes: signedRoutes.length > 0 && signedRoutes.every((path) => paths.includes(path)),
    note: outcome === 'passed' || note.trim(),
  };
  return Object.entries(rules).flatMap(([name, isKept]) => (isKept ? [] : [name]));
}

/** Rows and cells of a file as RFC 4180 describes it. */
function parsed(text: string): readonly (readonly string[])[] {
  expect(text).toMatch(/^\uFEFF.*\r\n$/s);
  const rows = text.slice(1, -2).split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return rows.map((row) => Array.from(`,${row}`.matchAll(/,("(?:[^"]|"")*"|[^",]*)/g), ([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)));
}
