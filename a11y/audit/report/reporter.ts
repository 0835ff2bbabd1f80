/** Playwright reporter of an audit: when the suite has run, fills the report's folder in the built site. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { release, type } from 'node:os';
import { join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { routes } from '../../../src/routes';
import { findBrowser } from '../../../src/tools/browser.mjs';
import type { AxeRun } from '../../axe';
import type { EngineRun } from '../engineRun';
import { writeBundle } from './bundle';
import { collect, type TestRecord } from './collect';
import { currentCommit } from './commit';
import type { AuditRun, Outcome, Situation } from './run';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'dist/accessibility/report');
const heardFolder = join(root, '.cache/audit/heard');
const mutantsFile = join(root, '.cache/audit/mutants.json');

// Playwright takes the default export of a reporter's file.
export default class AuditReporter implements Reporter {
  readonly #began = new Date();
  readonly #tests: TestRecord[] = [];
  readonly #rawAxe: unknown[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const noted = (type: string) => result.annotations.filter((each) => each.type === type).map(({ description = '' }) => description);
    const engines = result.attachments
      .filter(({ name }) => name === 'engine')
      .map(({ body }) => JSON.parse(String(body)) as EngineRun | AxeRun);
    for (const engine of engines) {
      if ('raw' in engine) this.#rawAxe.push({ situation: engine.situation, results: engine.raw });
    }
    this.#tests.push({
      title: test.title,
      status: result.status === 'passed' || result.status === 'skipped' ? result.status : 'failed',
      script: noted('script')[0],
      criteria: noted('criterion'),
      situations: situationsOf(test.title, noted('situation')),
      engines,
      message: withoutColours(result.error?.message ?? '').split('\n')[0] ?? '',
    });
  }

  async onEnd({ status }: FullResult): Promise<void> {
    if (status === 'interrupted') return;
    const run = collect(this.#tests, {
      ...currentCommit(),
      date: this.#began.toISOString(),
      seconds: Math.round((Date.now() - this.#began.getTime()) / 1000),
      environment: { Browser: browserVersion(), System: `${type()} ${release()}`, Node: process.version },
      routes: routes.map(({ path, title }) => ({ path, title })),
      heard: heard(),
      mutants: mutants(),
    });
    const files = await writeBundle(run, folder, this.#rawAxe);
    console.log(summary(run, files.length));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** What was on the screen; for a test of built files, which has no screen, the page that its title names, or every page. */
function situationsOf(title: string, noted: readonly string[]): Situation[] {
  if (noted.length) return noted.map((situation) => JSON.parse(situation) as Situation);
  const named = routes.filter(({ path }) => title === path || title.startsWith(`${path} `));
  return (named.length ? named : routes).map(({ path }) => ({ route: path, state: 'as built', theme: 'light', width: 0 }));
}

/** Which planted barriers were noticed, if they were planted into this very commit. */
function mutants(): AuditRun['mutants'] {
  if (!existsSync(mutantsFile)) return undefined;
  const results = JSON.parse(readFileSync(mutantsFile, 'utf8'));
  return results.commit === currentCommit().commit ? results : undefined;
}

/** What the screen reader said, if it read this very commit. */
function heard(): AuditRun['heard'] {
  const file = join(heardFolder, 'results.json');
  if (!existsSync(file)) return undefined;
  const { reader, commit, date, scenarios } = JSON.parse(readFileSync(file, 'utf8'));
  if (!scenarios.length || commit !== currentCommit().commit) return undefined;
  return {
    reader: { kind: 'reader', ...reader },
    date,
    scripts: scenarios.map((script: { transcript: string }) => ({
      ...script,
      transcript: readFileSync(join(heardFolder, script.transcript), 'utf8'),
    })),
  };
}

function browserVersion(): string {
  return spawnSync(findBrowser() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'Chromium';
}

function withoutColours(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/\u001B\[[\d;]*m/g, '');
}

const outcomes: readonly Outcome[] = ['failed', 'cantTell', 'passed', 'inapplicable', 'untested'];

function summary({ verdicts, lines, disagreements, tests }: AuditRun, files: number): string {
  const counts = outcomes.map((outcome) => `${verdicts.filter((verdict) => verdict.outcome === outcome).length} ${outcome}`);
  return [
    `\nCriteria: ${counts.join(', ')}; ${lines.length} lines of evidence, ${disagreements.length} disagreements of the engines.`,
    `${files} files in dist/accessibility/report/: open index.html, or run npm run preview and go to /accessibility.`,
    `${tests.passed} passed, ${tests.failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`,
  ].join('\n');
}
