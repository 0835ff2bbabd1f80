// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { site } from '../../../../src/content/site';
import { criteria } from '../../criteria';
import { earl } from './earl';
import { exampleOfNothing, exampleRun } from '../exampleRun';
import { junit } from './junit';
import { criterionIri } from '../lineFacts';
import { plain } from '../plain';
import { manualSheet } from './manualSheet';
import { openAcr } from './openAcr';
import { published } from './published';
import { sarif } from './sarif';
import { wcagEm } from './wcagEm';

const formats = { earl, junit, manualSheet, openAcr, sarif, wcagEm };
const named = Object.entries(formats);

test.each(named)('%s gives no score and claims no conformance', (_name, format) => {
  for (const run of [exampleRun, exampleOfNothing]) {
    expect(format(run)).not.toMatch(/\bcompliant\b|\bconformant\b|\b100\s*%|\bscore\b/i);
  }
});

test.each(named)('%s says which commit was tested, when, and that files had been changed', (_name, format) => {
  const text = format({ ...exampleRun, isChanged: true });
  expect(text).toContain('0123abc, with changes after it');
  expect(text).toContain('2026-11-21');
});

test.each(named)('%s has no characters that its readers refuse', (_name, format) => {
  const text = format(exampleRun).replace(/^\uFEFF/, '');
  expect(plain(text)).toBe(text);
  expect(text).not.toContain('\\u0007');
  expect(text).not.toContain('\\ud800');
});

test.each([
  ['earl', earl, linesOfEarl],
  ['sarif', sarif, linesOfSarif],
] as const)('%s keeps criterion, page, state, theme, width, tool, version, commit and date of each line', (_name, format, linesOf) => {
  const found = linesOf(JSON.parse(format(exampleRun)));
  for (const line of exampleRun.lines) {
    const { criterion, route, state, theme, width, by } = line;
    const { commit, date } = 'signed' in line ? { commit: '9876fed', date: '2026-11-20' } : exampleRun;
    expect(found).toContainEqual({ criterion, page: `${site.origin}${route}`, state, theme, width, tool: by.name, version: by.kind === 'person' ? undefined : by.version, commit, date });
  }
});

test('junit names criterion, state, theme, width, tool, version, commit and date in each case, in the suite of its page', () => {
  const root = new DOMParser().parseFromString(junit(exampleRun), 'application/xml');
  for (const line of exampleRun.lines) {
    const { criterion, route, state, theme, width, by } = line;
    const { commit, date } = 'signed' in line ? { commit: '9876fed', date: '2026-11-20' } : exampleRun;
    const names = Array.from(root.querySelectorAll(`testsuite[name="${route}"] testcase`), (each) => each.getAttribute('name'));
    const parts = [criterion, by.name, by.version, state, theme, `${width} px`, commit, date];
    expect(names.some((name) => parts.every((part) => name?.includes(part))), parts.join()).toBe(true);
  }
});

test.each([
  ['openAcr', (text: string) => JSON.stringify(parse(text))],
  ['wcagEm', (text: string) => text],
] as const)('%s says page or address, state, theme, width, tool and version of each line in words', (name, read) => {
  const text = read(formats[name](exampleRun));
  for (const { route, state, theme, width, by } of exampleRun.lines) {
    for (const part of [route, JSON.stringify(state).slice(1, -1), theme, `${width} px`, by.kind === 'check' ? by.name : `${engine(by.name)} ${by.version}`.trim()]) {
      expect(text).toContain(part);
    }
  }
});

test('criteria have the IRIs that W3C’s report tool knows', () => {
  const known: Readonly<Record<string, string>> = JSON.parse(published('wcagEmCriteria.json'));
  expect(criteria.map((criterion) => [criterion.id, criterionIri(criterion)])).toEqual(criteria.map(({ id }) => [id, `http://www.w3.org/TR/WCAG/#${known[id]}`]));
});

function engine(name: string): string {
  return name === 'alfa' ? 'Siteimprove Alfa' : name;
}

interface EarlNode {
  readonly [property: string]: unknown;
  readonly '@id'?: string;
}

function linesOfEarl({ '@graph': graph }: { readonly '@graph': readonly EarlNode[] }) {
  const get = (id: unknown) => graph.find((node) => node['@id'] === idOf(id)) ?? {};
  return graph
    .filter((node) => 'audit:state' in node)
    .map((node) => {
      const tool = get(node['earl:assertedBy']);
      return {
        criterion: String(get(node['earl:test'])['dcterms:title']).split(' ')[0],
        page: idOf(node['earl:subject']),
        state: node['audit:state'],
        theme: node['audit:theme'],
        width: node['audit:width'],
        tool: tool['dcterms:title'] ?? tool['foaf:name'],
        version: tool['dcterms:hasVersion'],
        commit: node['audit:commit'],
        date: (node['earl:result'] as EarlNode)['dcterms:date'],
      };
    });
}

function idOf(node: unknown): string | undefined {
  return (node as EarlNode)['@id'];
}

interface SarifResult {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }[];
}

function linesOfSarif({ runs }: { readonly runs: readonly { readonly results: readonly SarifResult[] }[] }) {
  return runs.slice(1).flatMap(({ results }) =>
    results.map(({ properties: { criterion, state, theme, width, tool, version, commit, date }, locations: [location] }) => ({
      criterion,
      page: location?.physicalLocation.artifactLocation.uri,
      state: state === undefined ? '' : state,
      theme,
      width,
      tool,
      version: version || undefined,
      commit,
      date,
    })),
  );
}
