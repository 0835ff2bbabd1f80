/** Playwright reporter that writes the report of a run: of a test run into the built site, unless an audit has a report there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { release, type } from 'node:os';
import { basename, join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { runnerImport } from 'vite';
import { publishedReport } from '../../../src/build/publishedReport';
import { routes } from '../../../src/content/routes';
import { notFound } from '../../../src/content/siteRoutes';
import { findTestBrowser } from '../../../src/tools/browser.mjs';
import { currentCommit } from '../../../src/tools/commit.mjs';
import { builtHtml } from '../../builtHtml';
import { address, isAudit, served } from '../../run';
import { linesOf } from './collect';
import { signaturesIn } from './sheet';
import type { Situation } from '../../situations';
import type { AxeRun } from '../../axe';
import type { Line } from './types';
import type * as Writer from './writeReport';

// Playwright uses the default export of a reporter file.
export default class ReportReporter implements Reporter {
  readonly #startTime = new Date();
  readonly #signatures = process.env.SIGNED ? signaturesIn(process.env.SIGNED) : [];
  readonly #lines: Line[] = [];
  readonly #tests = { passed: 0, failed: 0, untested: 0 };
  #version = '';
  /** The number of tests in a complete run, or 0 for a partial run. */
  #expectedTests = 0;

  onBegin({ shard, version }: FullConfig, suite: Suite): void {
    this.#version = version;
    // The configuration does not have a pattern of the command line.
    const isPart = shard || process.argv.some((word) => /^(?:-g|--grep|--last-failed|--only-changed)/.test(word));
    const isComplete = !isPart && suite.allTests().some(({ location }) => basename(location.file) === checks);
    this.#expectedTests = isComplete ? suite.allTests().length : 0;
  }

  onTestEnd(test: TestCase, { status, annotations, attachments, errors }: TestResult): void {
    const names = test.tags.map((tag) => tag.slice(1));
    const outcome = status === 'passed' ? 'passed' : status === 'skipped' ? 'untested' : 'failed';
    this.#tests[outcome]++;
    this.#lines.push(
      ...linesOf({
        title: `${basename(test.location.file)}: ${test.title}`,
        outcome,
        check: names.find((name) => /^[a-z]/i.test(name)),
        criteria: names.filter((name) => /^\d/.test(name)),
        annotations,
        messages: errors.map(({ message = '' }) => message),
        axeRuns: attachments.filter(({ name }) => name === 'axe').map(({ body }) => JSON.parse(String(body)) as AxeRun),
        builtPages: builtPages(test.titlePath()),
      }),
    );
  }

  async onEnd({ status }: FullResult): Promise<void> {
    const { passed, failed, untested } = this.#tests;
    // A report of a partial run would look complete.
    if (status === 'interrupted' || !this.#expectedTests || passed + failed + untested < this.#expectedTests) return;
    // Runs in Vite, because Playwright compiles JSX for its own use.
    const { module } = await runnerImport<typeof Writer>('./a11y/audit/report/writeReport.ts');
    const summary = await module.writeReport(
      this.#lines,
      {
        kind: isAudit ? 'audit' : 'tests',
        ...currentCommit(),
        published: address ? JSON.parse(readFileSync(join(served, 'differences.json'), 'utf8')) : undefined,
        date: this.#startTime.toISOString(),
        environment: { Browser: browserVersion(), Playwright: this.#version, System: `${type()} ${release()}`, Node: process.version },
        tests: this.#tests,
        pages: [...routes, notFound].map(({ path, title }) => ({ path, title, hasForm: /<main[^]*<form/.test(builtHtml(path)) })),
        signatures: this.#signatures,
      },
      isAudit ? publishedReport : existsSync(publishedReport) ? '.cache/report' : 'dist',
    );
    console.log(`\n${summary}`);
  }
}

/** The file of all tests that are evidence. */
const checks = 'checks.spec.ts';

/** A test of built files covers the page whose path is one of its titles, or else all routes. */
function builtPages(titles: readonly string[]): Situation[] {
  const named = [...routes, notFound].filter(({ path }) => titles.includes(path));
  return (named.length ? named : routes).map(({ path }) => ({ route: path, state: '' }));
}

const browserVersion = (): string =>
  spawnSync(findTestBrowser() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'Chromium';
