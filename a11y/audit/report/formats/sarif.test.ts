import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { site } from '../../../../src/content/site';
import { exampleOfNothing, exampleRun } from '../exampleRun';
import { published } from './published';
import { sarif } from './sarif';

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly name: string; readonly version?: string; readonly rules: readonly { readonly id: string }[] } };
    readonly taxonomies: readonly { readonly taxa: readonly { readonly id: string }[] }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly kind: string;
      readonly level: string;
      readonly taxa: readonly { readonly id: string; readonly index: number }[];
      readonly locations: readonly { readonly logicalLocations?: readonly object[] }[];
    }[];
  }[];
}

// The schema is of draft 4, which has `id` for `$id`, and uses nothing else that later drafts changed. One of its patterns
// is not valid under the stricter rules of the flag `u`.
const { id: _id, $schema: _schema, ...schema } = JSON.parse(published('sarif-2.1.0-rtm.5.json'));
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);
const log: Log = JSON.parse(sarif(exampleRun));
const results = log.runs.flatMap((run) => run.results);

test.each([
  ['an audit', exampleRun],
  ['an audit in which nothing ran', exampleOfNothing],
])('is valid by the schema of SARIF 2.1.0 after %s', (_name, run) => {
  validate(JSON.parse(sarif(run)));
  expect(validate.errors ?? []).toEqual([]);
});

test('has results of every kind, and a level for failures only', () => {
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['fail', 'pass', 'open', 'notApplicable', 'informational']));
  for (const { kind, level } of results) expect(level).toBe(kind === 'fail' ? 'error' : 'none');
});

test('ties each result to a rule of its tool and to a criterion', () => {
  for (const { tool, taxonomies, results: found } of log.runs) {
    expect(found.length).toBeGreaterThan(0);
    for (const { ruleId, taxa } of found) {
      expect(tool.driver.rules.filter(({ id }) => id === ruleId)).toHaveLength(1);
      for (const { id, index } of taxa) expect(taxonomies[0]?.taxa[index]?.id).toBe(id);
    }
  }
});

test('has a run for the criteria and one for each tool, with its version', () => {
  expect(log.runs.map(({ tool: { driver } }) => `${driver.name} ${driver.version}`)).toEqual([
    `${site.name} audit 0123abc`,
    'axe-core 4.13.0',
    'Siteimprove Alfa 0.112.0',
    `${site.name} checks 0123abc`,
    'Zoë Example undefined',
    'Orca 43.1',
  ]);
});

test('places each finding at its element', () => {
  const findings = exampleRun.lines.flatMap((line) => line.findings);
  expect(results.filter(({ locations }) => locations[0]?.logicalLocations)).toHaveLength(findings.filter(({ pointer }) => pointer).length);
});
