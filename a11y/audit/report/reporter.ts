/**
 * Playwright reporter that keeps what the tests found. After `npm test` it also makes a page of it; after an audit, which
 * may have been one shard of several, audit.mjs does.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { release, type } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { routes } from '../../../src/routes';
import { findTestBrowser } from '../../../src/tools/browser.mjs';
import { currentCommit } from '../../../src/tools/commit.mjs';
import type { AxeRun } from '../../axe';
import { isAudit } from '../../isAudit';
import type { CheckName } from '../checks';
import type { EngineRun } from '../engineRun';
import type { TestRecord } from './collect';
import type { Results } from './results';
import type { AuditOnlyTest, Situation } from './run';

const root = join(import.meta.dirname, '../../..');

// Playwright takes the default export of a reporter's file.
export default class ReportReporter implements Reporter {
  readonly #began = new Date();
  readonly #tests: TestRecord[] = [];
  readonly #axe: unknown[] = [];
  #shard: Results['shard'] = { current: 1, total: 1 };
  #notAsked: Promise<readonly AuditOnlyTest[]> = Promise.resolve([]);

  onBegin(config: FullConfig, suite: Suite): void {
    if (config.shard) this.#shard = config.shard;
    // With `-g`, tests are absent that `npm test` does run.
    const isFiltered = String(config.grep) !== '/.*/';
    if (!isAudit && !isFiltered) this.#notAsked = auditOnlyTests(suite);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const noted = (kind: string) => result.annotations.filter((each) => each.type === kind).map(({ description = '' }) => description);
    const engines = result.attachments
      .filter(({ name }) => name === 'engine')
      .map(({ body }) => JSON.parse(String(body)) as EngineRun | AxeRun);
    if (isAudit) this.#axe.push(...engines.flatMap((engine) => ('raw' in engine ? [{ situation: engine.situation, results: engine.raw }] : [])));
    this.#tests.push({
      title: test.title,
      status: result.status === 'passed' || result.status === 'skipped' ? result.status : 'failed',
      check: noted('check')[0],
      criteria: noted('criterion'),
      situations: situationsOf(test.title, noted('situation')),
      engines: engines.map(({ engine, version, situation, rules }) => ({ engine, version, situation, rules })),
      message: stripVTControlCharacters(result.error?.message ?? '').split('\n')[0] ?? '',
    });
  }

  async onEnd({ status }: FullResult): Promise<void> {
    // Nothing was run when tests are only listed.
    if (status === 'interrupted' || this.#tests.length === 0) return;
    const results: Results = {
      kind: isAudit ? 'audit' : 'tests',
      ...currentCommit(),
      date: this.#began.toISOString(),
      seconds: Math.round((Date.now() - this.#began.getTime()) / 1000),
      environment: { Browser: browserVersion(), System: `${type()} ${release()}`, Node: process.version },
      shard: this.#shard,
      notAsked: await this.#notAsked,
      tests: this.#tests,
      axe: this.#axe,
    };
    const { current, total } = this.#shard;
    const file = join(root, isAudit ? `.cache/audit/shards/${current}-of-${total}.json` : '.cache/results/tests.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results));
    if (isAudit) console.log(`\nResults: ${relative(root, file)}`);
    // In a process of its own: Vite builds the pages, which Playwright's own transpiler cannot. The run's outcome is the tests' alone.
    else spawnSync(process.execPath, [join(import.meta.dirname, 'write.mjs'), '--to', '.cache/report', file], { cwd: root, stdio: 'inherit' });
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Tests that `npm run audit` runs in these files and `npm test` does not. Empty when Playwright cannot list them: better a report without its gaps than none. */
async function auditOnlyTests(suite: Suite): Promise<readonly AuditOnlyTest[]> {
  // Without the names of the root and the project, which the list below does not give.
  const asked = new Set(suite.allTests().map((test) => pathOf(test.titlePath().slice(2))));
  const files = new Set(suite.allTests().map(({ location }) => location.file));
  try {
    const program = join(root, 'node_modules/@playwright/test/cli.js');
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'test', '-c', 'a11y', '--list', '--reporter=json'], {
      cwd: root,
      env: { ...process.env, AUDIT: '1' },
      maxBuffer: 2 ** 28,
    });
    const { suites, config }: { suites: readonly ListedSuite[]; config: { rootDir: string } } = JSON.parse(stdout);
    return suites
      .filter(({ file }) => files.has(join(config.rootDir, file)))
      .flatMap((listed) => testsIn(listed, []))
      .filter(({ path }) => !asked.has(pathOf(path)))
      .flatMap(({ path, annotations }) => {
        const named = (kind: string) => annotations.filter((each) => each.type === kind).map(({ description = '' }) => description);
        const [check] = named('check');
        return check ? [{ title: path.at(-1) ?? '', check: check as CheckName, criteria: named('criterion') }] : [];
      });
  } catch {
    return [];
  }
}

/** Part of Playwright's JSON report. */
interface ListedSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly ListedSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly annotations: TestCase['annotations'] }[] }[];
}

interface ListedTest {
  readonly path: readonly string[];
  readonly annotations: TestCase['annotations'];
}

function testsIn({ title, suites = [], specs = [] }: ListedSuite, above: readonly string[]): readonly ListedTest[] {
  const path = [...above, title];
  return [
    ...specs.map((spec) => ({ path: [...path, spec.title], annotations: spec.tests[0]?.annotations ?? [] })),
    ...suites.flatMap((suite) => testsIn(suite, path)),
  ];
}

function pathOf(titles: readonly string[]): string {
  return titles.join(' › ');
}

/** What was on the screen. A test of built files has no screen: the page that its title names, or else every page. */
function situationsOf(title: string, noted: readonly string[]): Situation[] {
  if (noted.length) return noted.map((situation) => JSON.parse(situation) as Situation);
  const named = routes.filter(({ path }) => title === path || title.startsWith(`${path} `));
  return (named.length ? named : routes).map(({ path }) => ({ route: path, state: 'as built', theme: 'light', width: 0 }));
}

function browserVersion(): string {
  return spawnSync(findTestBrowser() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'Chromium';
}
