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

// Playwright uses the default export of a reporter file.
export default class ReportReporter implements Reporter {
  readonly #startTime = new Date();
  readonly #tests: TestRecord[] = [];
  /** The number of tests in a complete run, or 0 for a partial run. */
  #expectedTests = 0;

  onBegin({ grep, shard }: FullConfig, suite: Suite): void {
    const files = new Set(suite.allTests().map(({ location }) => basename(location.file)));
    const specs = readdirSync(join(import.meta.dirname, '../..')).filter((name) => name.endsWith('.spec.ts'));
    const isComplete = String(grep) === '/.*/' && !shard && specs.every((name) => files.has(name) || testsNoCriterion.has(name));
    this.#expectedTests = isComplete ? suite.allTests().length : 0;
  }

  onTestEnd(test: TestCase, { status, annotations, attachments, error }: TestResult): void {
    const names = test.tags.map((tag) => tag.slice(1));
    const situations = annotations
      .filter((each) => each.type === 'situation')
      .map(({ description = '' }) => JSON.parse(description) as Situation);
    this.#tests.push({
      title: test.title,
      outcome: status === 'passed' ? 'passed' : status === 'skipped' ? 'untested' : 'failed',
      check: names.find((name) => /^[a-z]/i.test(name)),
      criteria: names.filter((name) => /^\d/.test(name)),
      situations: situations.length ? situations : builtFiles(test.titlePath()),
      // When Playwright merges shards, attachments are files.
      axeRuns: attachments
        .filter(({ name }) => name === 'axe')
        .map(({ body, path = '' }) => JSON.parse(String(body ?? readFileSync(path))) as AxeRun),
      message: stripVTControlCharacters(error?.message ?? '').split('\n')[0] ?? '',
    });
  }

  async onEnd({ status }: FullResult): Promise<void> {
    // A report of a partial run would look complete.
    if (status === 'interrupted' || !this.#expectedTests || this.#tests.length < this.#expectedTests) return;
    // Runs in Vite, because Playwright compiles JSX for its own use.
    const { module } = await runnerImport<typeof Writer>('./a11y/audit/report/writeReport.ts');
    const summary = await module.writeReport(
      {
        kind: isAudit ? 'audit' : 'tests',
        ...currentCommit(),
        date: this.#startTime.toISOString(),
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

/** Specs that an audit skips (playwright.config.ts). */
const testsNoCriterion = new Set(['report.spec.ts', 'styleguide.spec.ts']);

/** A test of built files covers the page that one of its titles names, or else all pages. */
function builtFiles(titles: readonly string[]): Situation[] {
  const named = routes.filter(({ path }) => titles.some((title) => title === path || title.startsWith(`${path} `)));
  return (named.length ? named : routes).map(({ path }) => ({ route: path, state: 'as built', theme: 'light', width: 0 }));
}

function browserVersion(): string {
  return spawnSync(findTestBrowser() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'Chromium';
}
