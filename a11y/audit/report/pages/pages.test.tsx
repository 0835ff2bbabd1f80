// @vitest-environment jsdom
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { reportFiles } from '../../../../src/content/reportFiles';
import { checks } from '../../checks';
import { criteria } from '../../criteria';
import { awkward, exampleOfNothing, exampleOfTests, exampleRun } from '../exampleRun';
import { sheetRows } from '../formats/manualSheet';
import { outcomeWord } from '../outcomes';
import { filesOf, heardFile } from '../reportLinks';
import type { AuditRun, Line } from '../run';
import type { Signature } from '../signed';
import { manualPage } from './ManualPage';
import { reportPage } from './ReportPage';

const signature: Signature = {
  criterion: '2.4.4', pair: 'NVDA + Firefox', outcome: 'failed', who: 'Zoë Example', date: '2026-11-20', commit: '9876fed',
  routes: ['/', '/pricing'], theme: 'dark', width: 1280, note: 'Two links say “<more>”.',
};

const pages = {
  'the report': reportPage(exampleRun),
  'the report of a test run': reportPage(exampleOfTests),
  'the report of a run in which nothing ran': reportPage(exampleOfNothing),
  'the manual test sheet': manualPage(exampleRun),
  'a sheet that somebody has signed': manualPage(exampleRun, [signature]),
};

/** Parsed once: that takes longer than the tests. */
const read = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, new DOMParser().parseFromString(page, 'text/html')]));
const named = (name: keyof typeof pages) => read[name] as Document;
const report = named('the report');
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

test.each(Object.entries(pages))('%s is valid HTML, without scripts, inline styles or addresses that only a server knows', async (_, page) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // React's own style of writing; titles may be longer than 70 characters; tables write out their roles (DataTable.tsx).
    rules: { 'void-style': 'off', 'doctype-style': 'off', 'long-title': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'valid-id': 'off', 'no-redundant-role': 'off' },
  });
  const { results } = await validator.validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))).toEqual([]);
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|(href|src)="\//);
});

test.each(Object.entries(read))('%s has one h1, and skips no heading level', (_, { body }) => {
  const levels = Array.from(body.querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
});

test.each(Object.entries(read))('%s links only to ids, files and addresses that exist', (_, { body }) => {
  const files: readonly string[] = [...reportFiles.map(({ name }) => name), ...(exampleRun.heard?.scenarios.map(heardFile) ?? [])];
  const links = Array.from(body.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(5);
  for (const href of links) {
    if (href.startsWith('#')) expect(body.ownerDocument.getElementById(href.slice(1)), href).not.toBeNull();
    else if (href.startsWith('https:')) expect(URL.canParse(href), href).toBe(true);
    else if (!href.startsWith('../../')) expect(files).toContain(href);
  }
});

test.each(Object.entries(read))('%s gives no score and calls nothing compliant', (_, { body }) => {
  expect(words(body)).not.toMatch(/\bscor|percent|\d\s*%|complian|conforman|conforms/i);
});

test('the report has a row for every criterion, with number, name, level, outcome, reason and what is left', () => {
  const rows = [...report.querySelectorAll('table tbody tr')].filter((row) => row.querySelector('th[scope=row]'));
  expect(rows.map((row) => words(row.querySelector('th')))).toEqual(criteria.map(({ id, name }) => `${id} ${name}`));
  for (const [index, { id, slug, level }] of criteria.entries()) {
    const row = rows[index];
    const verdict = exampleRun.verdicts.find(({ criterion }) => criterion === id);
    const word = outcomeWord(verdict?.outcome ?? 'untested');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(`https://www.w3.org/TR/WCAG22/#${slug}`);
    const [, ...cells] = Array.from(row?.children ?? [], words);
    expect(cells.slice(0, 2), id).toEqual([level, word]);
    expect(cells.every(Boolean), id).toBe(true);
  }
});

test('the report has a section for every criterion, with its outcome and every tool that tested it', () => {
  for (const { id, name } of criteria) {
    const heading = report.getElementById(`sc-${id}`);
    expect(words(heading)).toBe(`${id} ${name}`);
  }
  const contrast = evidenceOf('1.4.3');
  expect(contrast[0]).toMatch(/^Siteimprove Alfa 0\.112\.0 found a barrier/);
  expect(contrast[0]).toContain('/; the menu is open; dark; 320 px wide');
  expect(contrast[0]).toContain('The contrast is 3.9:1. (sia-r69)');
  expect(contrast[0]).toContain('/html[1]/body[1]/p[1]/text()[1]');
  expect(contrast[1]).toMatch(/^axe-core 4\.13\.0 could not decide/);
  expect(evidenceOf('1.2.1')[0]).toMatch(/^noMedia found nothing of the kind\. Expects no audio/);
  expect(evidenceOf('2.4.2').join()).toContain('Zoë Example signed: Passed. NVDA + Firefox, 2026-11-20, commit 9876fed.');
  expect(evidenceOf('2.1.2')[0]).toContain('keyboardWalk did not run to the end');
});

/** The entries under the heading of a criterion. */
function evidenceOf(id: string): readonly string[] {
  return Array.from(report.querySelectorAll(`div:has(> [id="sc-${id}"]) > ul > li`), words);
}

test('the report says first what was tested and by what, then what was found, with failures first', () => {
  const text = words(report.querySelector('main'));
  const inOrder = [
    'On 21 November 2026, 09:30 UTC, 2 engines (axe-core 4.13.0 and Siteimprove Alfa 0.112.0)',
    'checks of our own and',
    'the screen reader Orca 43.1 went through 4 pages',
    'at commit 0123abc',
    '2 criteria failed',
    'Failed: 2 criteria',
    '1.4.3 Contrast (Minimum)',
    'Cannot tell: 2 criteria',
    'Read each text alternative: does it say what its picture says?',
    'Passed:',
    'Inapplicable:',
    'Untested:',
  ];
  let at = 0;
  for (const part of inOrder) {
    expect(text.indexOf(part, at), part).toBeGreaterThanOrEqual(at);
    at = text.indexOf(part, at);
  }
});

test('the report lists where engines disagree, and what the screen reader said', () => {
  const disagreement = words(report.querySelector('[aria-labelledby=disagreements]'));
  expect(disagreement).toContain('axe-core could not decide');
  expect(disagreement).toContain('Siteimprove Alfa found a barrier');
  const heard = report.querySelector('[aria-labelledby=heard]');
  expect(heard?.querySelector('a')?.getAttribute('href')).toBe('heard/tooltip.txt');
  expect(words(named('the report of a run in which nothing ran').querySelector('[aria-labelledby=heard]'))).toContain('Not run.');
});

test('the report shows messages as plain text, whatever is in them', () => {
  const page = pages['the report'];
  expect(awkward).toContain('\u0000');
  expect(page).toContain('&lt;p class=&quot;a&quot; title=&#x27;b&#x27;&gt;R&amp;D ]]&gt;');
  expect(page).toContain('tooltip “Rate limit” &amp; &lt;b&gt;shown&lt;/b&gt;');
  expect(page).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u);
  expect(report.querySelector('main b, main p.a')).toBeNull();
});

test('a rule links to its explanation only where that is a web page', () => {
  const [line] = exampleRun.lines;
  const finding = { rule: 'bad-rule', message: 'Bad.', pointer: '', helpUrl: 'javascript:alert(1)' };
  const run = { ...exampleRun, lines: [{ ...(line as Line), toolOutcome: 'failed' as const, findings: [finding] }] };
  expect(reportPage(run)).toContain('bad-rule');
  expect(reportPage(run)).not.toContain('javascript:');
});

test('the report of 10,000 lines and more stays under 340 kB, with every barrier in it', () => {
  const many = manyLines();
  expect(many.lines.length).toBeGreaterThan(10_000);
  const page = reportPage(many);
  expect(new TextEncoder().encode(page).length).toBeLessThan(340_000);
  expect(page).toContain('All 19 pages');
  for (let each = 0; each < 19; each++) expect(page).toContain(`Barrier ${each} `);
});

function manyLines(): AuditRun {
  const routes = Array.from({ length: 19 }, (_, each) => ({ path: `/page-${each}`, title: `Page ${each}` }));
  const [engine] = exampleRun.tools;
  const lines = criteria.flatMap(({ id, axe, checks: names }) =>
    routes.flatMap(({ path }, each) =>
      (['light', 'dark', 'forced colours'] as const).flatMap((theme) =>
        [{ ...engine, rules: axe }, ...names.map((name) => ({ kind: 'check' as const, name, version: '0123abc', rules: [checks[name]] }))].map(
          ({ rules, ...by }) => ({
            criterion: id, route: path, state: each % 3 ? `state ${each}` : '', theme, width: 320 + 160 * (each % 7), by, rules,
            outcome: id === '1.4.3' ? 'failed' : 'cantTell', toolOutcome: id === '1.4.3' ? 'failed' : by.kind === 'engine' ? 'undecided' : 'passed',
            findings: by.kind === 'engine' ? [{ rule: 'a-rule', message: `Barrier ${each} in the way`, pointer: `main > p:nth-child(${each})` }] : [],
          } as Line),
        ),
      ),
    ),
  );
  return { ...exampleRun, routes, lines };
}

test('the report of a test run says what only an audit asks, and at which criteria', () => {
  const page = named('the report of a test run');
  expect(words(page.querySelector('h1'))).toBe('Accessibility report of a test run');
  expect(words(page.querySelector('main'))).toContain('npm run audit asks more');
  const entries = Array.from(page.querySelectorAll('div:has(> [id="sc-1.4.10"]) > ul > li'), words);
  expect(entries.at(-1)).toBe('reflow not asked in full: only an audit runs 3 more tests of it, on 3 pages, all but /pricing.');
  expect(words(report.querySelector('main'))).not.toContain('not asked');
});

test('the report of a test run links to nothing outside its folder: it is read from a disk', () => {
  const page = named('the report of a test run');
  const hrefs = Array.from(page.querySelectorAll('[href]'), (element) => element.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => href.startsWith('..'))).toEqual([]);
  const files = filesOf(exampleOfTests).map(({ name }): string => name);
  for (const { name } of reportFiles) if (!files.includes(name)) expect(hrefs).not.toContain(name);
});

test('the sheet has every row that is left to a person, marked as not tested until somebody has signed it', () => {
  const rows = (name: keyof typeof pages) => Array.from(named(name).querySelectorAll('tbody tr'), words);
  expect(rows('the manual test sheet')).toHaveLength(sheetRows([]).length);
  for (const row of rows('the manual test sheet')) expect(row).toContain('not tested');
  const signed = rows('a sheet that somebody has signed').filter((row) => !row.includes('not tested'));
  expect(signed).toHaveLength(1);
  for (const part of ['2.4.4', 'Failed', 'Two links say “<more>”.', 'Zoë Example', '2026-11-20', '9876fed', '/, /pricing', 'dark, 1280 px wide']) {
    expect(signed[0]).toContain(part);
  }
});
