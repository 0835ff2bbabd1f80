/** Runs the tests of the suite that could notice a barrier. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CheckName } from '../checks';
import { criteria as table } from '../criteria';
import { configFile, copy } from './copyOfSite';
import type { Catch, Mutant } from './types';

export interface SuiteTest extends Catch {
  /** Playwright's title path: file, groups, title. */
  readonly path: readonly string[];
  readonly criteria: readonly string[];
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
    readonly results: readonly { readonly status: string; readonly errors?: readonly { readonly message?: string }[] }[];
  }[];
}

/** Specs that test no page of the site or could notice no barrier; and `states`, which runs axe only, as axeAlone.ts does. */
const others = ['budgets', 'pictures', 'report', 'server', 'states', 'styleguide'].map((name) => `${name}.spec.ts`);

/** All tests that could notice a barrier. */
export async function listTests(): Promise<readonly SuiteTest[]> {
  const report = await playwright(['--list'], '');
  const tests = report.map(({ spec, path }): SuiteTest => {
    const notes = spec.tests[0]?.annotations ?? [];
    const check = notes.find(({ type }) => type === 'check')?.description as CheckName | undefined;
    const criteria = notes.filter(({ type }) => type === 'criterion').map(({ description = '' }) => description);
    return { path, spec: spec.file, test: path.slice(1).join(' › '), criteria, ...(check && { check }) };
  });
  return tests.filter(({ spec }) => !others.includes(spec));
}

/** The tests that could run on the page of a barrier: first those that name a criterion of it, then all others. */
export function testsFor({ criteria, where }: Mutant, tests: readonly SuiteTest[], routes: readonly string[]): readonly (readonly SuiteTest[])[] {
  const here = tests.filter(({ test }) => {
    const named = routes.filter((route) => test.split(/[\s:,›]+/).includes(route));
    return named.length === 0 || named.includes(where);
  });
  const checks = new Set(table.filter(({ id }) => criteria.includes(id)).flatMap((row): readonly string[] => row.checks));
  const isFirst = (test: SuiteTest) => test.criteria.some((id) => criteria.includes(id)) && checks.has(test.check ?? '');
  const [first, second] = [here.filter(isFirst), here.filter((test) => !isFirst(test))];
  return [first, second];
}

export interface Failure {
  readonly test: SuiteTest;
  /** Whether it failed only because of console output: then the plant has broken the app. */
  readonly isComplaint: boolean;
}

/** Runs tests on the copy; returns those that fail. Stops after `atMost` failures, if it is not 0. */
export async function failuresOf(tests: readonly SuiteTest[], site: string, atMost = 0): Promise<readonly Failure[]> {
  if (tests.length === 0) return [];
  writeFileSync(join(copy, 'tests.txt'), tests.map(({ path }) => path.join(' › ')).join('\n'));
  const report = await playwright(['--test-list', 'tests.txt', `--max-failures=${atMost}`], site);
  return report.flatMap(({ spec, path }) => {
    const failed = spec.tests.flatMap(({ results }) => results).filter(({ status }) => status === 'failed' || status === 'timedOut');
    const test = tests.find((one) => one.path.join() === path.join());
    if (!test || failed.length === 0) return [];
    const messages = failed.flatMap(({ errors }) => errors ?? []).map(({ message }) => message ?? '');
    return [{ test, isComplaint: messages.every((message) => message.includes('the console stays empty')) }];
  });
}

async function playwright(options: readonly string[], site: string) {
  const results = resolve(copy, 'results.json');
  rmSync(results, { force: true });
  const program = resolve('node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', '-c', configFile, ...options], {
    cwd: copy,
    env: { ...process.env, AUDIT: '', EVERY_PAGE: '1', MUTANT_SITE: site, MUTANT_RESULTS: results },
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
