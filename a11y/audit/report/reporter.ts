/** Playwright reporter that writes the report of a run. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { release, type } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { runnerImport } from 'vite';
import { routes } from '../../../src/routes';
import { findTestBrowser } from '../../../src/tools/browser.mjs';
import { currentCommit } from '../../../src/tools/commit.mjs';
import { isAudit } from '../../isAudit';
import type { AxeRun, Situation, TestRecord } from './types';
import type * as Writer from './writeReport';

// Playwright takes the default export of a reporter's file.
export default class ReportReporter implements Reporter {
  readonly #began = new Date();
  readonly #tests: TestRecord[] = [];
  /** How many tests make a whole run; 0 for a part of the tests. */
  #total = 0;

  onBegin({ grep, shard }: FullConfig, suite: Suite): void {
    const files = new Set(suite.allTests().map(({ location }) => basename(location.file)));
    const specs = readdirSync(join(import.meta.dirname, '../..')).filter((name) => name.endsWith('.spec.ts'));
    const isWhole = String(grep) === '/.*/' && !shard && specs.every((name) => files.has(name) || testsNoCriterion.has(name));
    this.#total = isWhole ? suite.allTests().length : 0;
  }

  onTestEnd(test: TestCase, { status, annotations, attachments, error }: TestResult): void {
    const names = test.tags.map((tag) => tag.slice(1));
    const situations = annotations.filter((each) => each.type === 'situation').map(({ description = '' }) => JSON.parse(description) as Situation);
    this.#tests.push({
      title: test.title,
      outcome: status === 'passed' ? 'passed' : status === 'skipped' ? 'untested' : 'failed',
      check: names.find((name) => /^[a-z]/i.test(name)),
      criteria: names.filter((name) => /^\d/.test(name)),
      situations: situations.length ? situations : builtFiles(test.titlePath()),
      // When Playwright merges shards, attachments are files.
      axeRuns: attachments.filter(({ name }) => name === 'axe').map(({ body, path = '' }) => JSON.parse(String(body ?? readFileSync(path))) as AxeRun),
      message: stripVTControlCharacters(error?.message ?? '').split('\n')[0] ?? '',
    });
  }

  async onEnd({ status }: FullResult): Promise<void> {
    // The report of some tests would look like the report of all.
    if (status === 'interrupted' || !this.#total || this.#tests.length < this.#total) return;
    // Vite, because Playwright compiles JSX for its own use.
    const { module } = await runnerImport<typeof Writer>('./a11y/audit/report/writeReport.ts');
    const summary = await module.writeReport(
      {
        kind: isAudit ? 'audit' : 'tests',
        ...currentCommit(),
        date: this.#began.toISOString(),
        environment: { Browser: browserVersion(), System: `${type()} ${release()}`, Node: process.version },
        pages: routes.map(({ path, title }) => ({ path, title })),
        tests: this.#tests,
      },
      isAudit ? '.cache/audit/published' : '.cache/report',
    );
    console.log(`\n${summary}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Specs that an audit leaves out (playwright.config.ts). */
const testsNoCriterion = new Set(['report.spec.ts', 'styleguide.spec.ts']);

/** A test of built files has no page on a screen: it tests the page that one of its titles names, or else all pages. */
function builtFiles(titles: readonly string[]): Situation[] {
  const named = routes.filter(({ path }) => titles.some((title) => title === path || title.startsWith(`${path} `)));
  return (named.length ? named : routes).map(({ path }) => ({ route: path, state: 'as built', theme: 'light', width: 0 }));
}

function browserVersion(): string {
  return spawnSync(findTestBrowser() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'Chromium';
}
