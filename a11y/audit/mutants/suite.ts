/** Runs the tests of the suite that could notice a barrier. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { CheckName } from '../checks';
import { criteria as table } from '../criteria';
import { configFile, copy } from './copyOfSite';
import type { EngineRun } from '../engineRun';
import type { Catch, Mutant } from './types';

/** What tests look at: some pages and states of each kind, as `npm test` does; or, as only an audit does, every page and more of its states. */
export type Extent = 'npm test' | 'audit';

export interface SuiteTest extends Omit<Catch, 'says'> {
  /** Playwright's title path: file, groups, title. */
  readonly path: readonly string[];
  readonly extent: Extent;
}

/** The parts that we read of Playwright's JSON report. */
interface Report {
  readonly suites?: readonly Suite[];
  readonly errors?: readonly { readonly message?: string }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    readonly results: readonly Result[];
  }[];
}

interface Result {
  readonly status: string;
  readonly errors?: readonly { readonly message?: string }[];
  readonly attachments?: readonly { readonly name: string; readonly body?: string }[];
}

/** Specs that test no page of the site or could notice no barrier. */
const others = ['budgets', 'deploys', 'pictures', 'report', 'server', 'styleguide'].map((name) => `${name}.spec.ts`);

/** All tests that could notice a barrier: those of `npm test`, then, once more, those of an audit. */
export async function listTests(): Promise<readonly SuiteTest[]> {
  const tests: SuiteTest[] = [];
  for (const extent of ['npm test', 'audit'] as const) {
    for (const { spec, path } of await playwright(['--list'], '', extent)) {
      const notes = spec.tests[0]?.annotations ?? [];
      const check = notes.find(({ type }) => type === 'check')?.description as CheckName | undefined;
      const criteria = notes.filter(({ type }) => type === 'criterion').map(({ description = '' }) => description);
      tests.push({ path, extent, spec: spec.file, test: path.slice(1).join(' › '), criteria, ...(check && { check }) });
    }
  }
  return tests.filter(({ spec }) => !others.includes(spec));
}

/** The specs of the engines, whose failures name the criteria of the rules that failed: on a page as it loads, and in its states. */
const engines = 'pages.spec.ts';
const states = 'states.spec.ts';

interface Choice {
  /** Checks of a criterion of the barrier. */
  readonly named: readonly SuiteTest[];
  readonly engines: readonly SuiteTest[];
  readonly states: readonly SuiteTest[];
  readonly others: readonly SuiteTest[];
}

/** The tests that could run on the page of a barrier. */
export function testsFor({ criteria, where }: Pick<Mutant, 'criteria' | 'where'>, tests: readonly SuiteTest[], routes: readonly string[]): Choice {
  const here = tests.filter(({ test }) => {
    const named = routes.filter((route) => test.split(/[\s:,›]+/).includes(route));
    return named.length === 0 || named.includes(where);
  });
  const checks = new Set(table.filter(({ id }) => criteria.includes(id)).flatMap((row): readonly string[] => row.checks));
  const isNamed = (test: SuiteTest) => test.criteria.some((id) => criteria.includes(id)) && checks.has(test.check ?? '');
  return {
    named: here.filter(isNamed),
    engines: here.filter(({ spec }) => spec === engines),
    states: here.filter(({ spec }) => spec === states),
    others: here.filter((test) => !isNamed(test) && test.spec !== engines && test.spec !== states),
  };
}

export interface Failure {
  readonly test: SuiteTest;
  readonly caught: Catch;
  /** What it says of the barrier: that something `is wrong`; or only that the console has `complaints`, or that the test has run `out of time`. */
  readonly says: 'is wrong' | 'complaints' | 'out of time';
}

/** Runs tests on the copy, those of `npm test` first; returns those that fail. Stops after `atMost` failures, if it is not 0. */
export async function failuresOf(tests: readonly SuiteTest[], site: string, atMost = 0): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  for (const extent of ['npm test', 'audit'] as const) {
    failures.push(...(await failuresOfOne(extent, tests.filter((test) => test.extent === extent), site, atMost)));
    if (atMost && failures.length >= atMost) break;
  }
  return failures;
}

async function failuresOfOne(extent: Extent, tests: readonly SuiteTest[], site: string, atMost: number): Promise<readonly Failure[]> {
  if (tests.length === 0) return [];
  writeFileSync(join(copy, 'tests.txt'), tests.map(({ path }) => path.join(' › ')).join('\n'));
  // Without the names of files, Playwright would load every spec to find a few tests.
  const files = new Set(tests.map(({ spec }) => spec));
  const report = await playwright([...files, '--test-list', 'tests.txt', `--max-failures=${atMost}`], site, extent);
  return report.flatMap(({ spec, path }) => {
    const failed = spec.tests.flatMap(({ results }) => results).filter(({ status }) => status === 'failed' || status === 'timedOut');
    const test = tests.find((one) => one.path.join() === path.join());
    return test && failed.length > 0 ? [failureOf(test, failed)] : [];
  });
}

/** What the failed results of a test say. A test that has only run out of time tells of no criterion. */
export function failureOf(test: SuiteTest, failed: readonly Result[]): Failure {
  const messages = failed.flatMap(({ errors }) => errors ?? []).map(({ message }) => message ?? '');
  const telling = messages.filter((message) => !isComplaint(message) && !isTimeout(message));
  const says = telling.length ? 'is wrong' : messages.every(isComplaint) ? 'complaints' : 'out of time';
  const criteria = test.spec === engines || test.spec === states ? failed.flatMap(brokenCriteria) : test.criteria;
  const caught: Catch = {
    spec: test.spec,
    test: test.test,
    ...(test.check && { check: test.check }),
    criteria: says === 'is wrong' ? criteria : [],
    says: gist(telling[0] ?? messages[0] ?? ''),
  };
  return { test, caught, says };
}

/** The criteria of the rules of an engine that failed in a test. */
function brokenCriteria({ attachments = [] }: Result): readonly string[] {
  return attachments
    .filter(({ name, body }) => name === 'engine' && body)
    .flatMap(({ body = '' }) => (JSON.parse(Buffer.from(body, 'base64').toString()) as EngineRun).rules)
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ criteria }) => criteria);
}

const isComplaint = (message: string) => message.includes('the console stays empty');

/** Of a test, or of a step in it, or of a page that was closed on it: no expectation, whose time-out says on later lines what was expected. */
const isTimeout = (message: string) => /^.*(?:(?:Test timeout of|: Timeout) \d+ms exceeded|Target page, context or browser has been closed)/.test(stripVTControlCharacters(message));

/** The first words of a failure that say what was found: its title, and what the test did not expect. */
export function gist(message: string): string {
  const [title = '', ...lines] = stripVTControlCharacters(message).split('\n').map((line) => line.trim());
  const found = lines.filter((line) => /^\+ (?!Received)|^Received:/.test(line) && /\p{L}{3}/u.test(line)).slice(0, 2);
  return [title.replace(/^Error: /, ''), ...found].join(' ').slice(0, 300);
}

async function playwright(options: readonly string[], site: string, extent: Extent) {
  const results = resolve(copy, 'results.json');
  rmSync(results, { force: true });
  const program = resolve('node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', '-c', configFile, ...options], {
    cwd: copy,
    env: { ...process.env, AUDIT: '', EVERY_PAGE: extent === 'audit' ? '1' : '', MUTANT_SITE: site, MUTANT_RESULTS: results },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (said += words));
  await new Promise((done) => child.once('close', done));
  const { suites = [], errors = [] } = reportIn(results, said);
  const faults = errors.map(({ message = '' }) => message).filter((message) => !message.includes('Testing stopped early'));
  if (faults.length) throw new Error(`The tests could not be run:\n${faults.join('\n')}`);
  return suites.flatMap((suite) => specsOf(suite, [suite.file]));
}

function reportIn(file: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    throw new Error(`The tests left no results:\n${said}`);
  }
}

function specsOf(suite: Suite, path: readonly string[]): readonly { spec: Spec; path: readonly string[] }[] {
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, path: [...path, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...path, inner.title])),
  ];
}
