/** Plants each barrier into a copy of the built site, and records whether axe alone and the suite notice it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { preview } from 'vite';
import { routes } from '../../../src/routes';
import { browserArguments, findTestBrowser } from '../../../src/tools/browser.mjs';
import { currentCommit } from '../../../src/tools/commit.mjs';
import { axeAlone } from './axeAlone';
import { copy, makeCopy, plantInto, whyNot } from './copyOfSite';
import { kindOf, mutants } from './mutants';
import { isMissed, noticeOf, personOf, summaryLines } from './outcome';
import { type Failure, failuresOf, listTests, testsFor, type SuiteTest } from './suite';
import type { Mutant, MutantResult, MutantResults } from './types';

export interface Options {
  /** Names of barriers; empty for all. */
  readonly only: readonly string[];
  readonly isList: boolean;
  readonly isAxeOnly: boolean;
  /** Whether to run only the tests that name a criterion of the barrier, and axe only until it has met the barrier. */
  readonly isQuick: boolean;
}

const folder = '.cache/audit';
const file = join(folder, 'mutants.json');

/** @returns the exit code: 0 if every barrier is noticed or left to a person, and every plant works */
export async function mutationRun({ only, isList, isAxeOnly, isQuick }: Options): Promise<number> {
  const unknown = only.filter((name) => !mutants.some((mutant) => mutant.name === name));
  const reason = unknown.length ? `Unknown barrier: ${unknown.join(', ')}. --list prints all names.` : isList ? undefined : whyNot();
  if (reason) {
    console.error(reason);
    return 1;
  }
  const chosen = mutants.filter(({ name }) => only.length === 0 || only.includes(name));
  if (isList) {
    for (const { name, barrier, criteria, where } of chosen) console.log(`${name}: ${barrier} (${criteria.join(', ')}; ${where})`);
    return 0;
  }

  makeCopy();
  const server = await preview({ root: copy, preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: [...browserArguments] });
  const surroundings = { commit: currentCommit().commit, date: new Date().toISOString(), planned: mutants.length };
  const known = isAxeOnly || isQuick || only.length === 0 ? undefined : earlier(surroundings.commit);
  const results = new Map(known?.mutants.map((result) => [result.name, result]));
  const keep = (isProven: boolean) => {
    // What axe alone and the other tests notice is known in part only.
    if (!isAxeOnly && !isQuick) save({ ...surroundings, isProven, mutants: mutants.flatMap(({ name }) => results.get(name) ?? []) });
  };
  const catches = new Map<string, SuiteTest>();
  /** Barriers whose plant matches nothing or breaks the page: the run fails. */
  const broken: string[] = [];
  try {
    const tests = isAxeOnly ? [] : await listTests();
    const means: Means = { browser, site, tests, isQuick, faults: new Map() };
    for (const [index, mutant] of chosen.entries()) {
      const count = `${String(index + 1).padStart(3)}/${chosen.length}`;
      try {
        const { result, by } = await tried(mutant, means);
        results.set(mutant.name, result);
        if (by) catches.set(mutant.name, by);
        keep(false);
        console.log(`${count}  ${isAxeOnly ? axeLineOf(result) : lineOf(result)}`);
      } catch (error) {
        broken.push(mutant.name);
        console.error(`${count}  BROKEN  ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    for (const name of await notProven(catches, site)) {
      const result = results.get(name);
      if (!result) continue;
      results.set(name, { ...result, caughtBy: [] });
      console.log(`${name}: its check fails without the barrier too, so it proves nothing.`);
    }
    keep(known?.isProven ?? true);
  } finally {
    await browser.close();
    await server.close();
  }
  const rows = chosen.flatMap(({ name }) => results.get(name) ?? []);
  if (isAxeOnly) {
    console.log(`\naxe alone    ${rows.filter(({ axe }) => axe.length > 0).length} of ${rows.length}`);
    return broken.length ? 1 : 0;
  }
  if (broken.length) console.log(`\nBroken plants: ${broken.join(', ')}`);
  console.log(`\n${isQuick ? '' : `${file}\n`}${summaryLines(rows).join('\n')}`);
  return rows.some(isMissed) || broken.length ? 1 : 0;
}

interface Means {
  readonly browser: Browser;
  readonly site: string;
  readonly tests: readonly SuiteTest[];
  readonly isQuick: boolean;
  /** The axe rules that fail on a page without any barrier, by path. */
  readonly faults: Map<string, readonly string[]>;
}

/** A plant that changes nothing. */
const nothing = { file: '', find: /^/, by: '' };

async function tried(mutant: Mutant, { browser, site, tests, isQuick, faults }: Means) {
  const { name, barrier, criteria, where } = mutant;
  const start = performance.now();
  const known = faults.get(where) ?? (await axeAlone(browser, site, { where, plant: [nothing] }, [], isQuick)).rules;
  if (known.length && !faults.has(where)) console.log(`         axe finds faults on ${where} without any barrier: ${known.join(', ')}`);
  faults.set(where, known);
  const takeOut = plantInto(mutant);
  try {
    const { named, engines, states, others } = testsFor(mutant, tests, routes.map(({ path }) => path));
    const [{ rules, notPlanted, complaints }, early] = await Promise.all([axeAlone(browser, site, mutant, known, isQuick), firstCatch(mutant, site, named)]);
    if (notPlanted.length) throw new Error(`${name}: nothing on ${where} matches ${notPlanted.join(' or ')}.`);
    if (complaints.length) throw new Error(`${name}: the plant breaks the page: ${complaints.join('; ')}`);
    const person = personOf(criteria);
    const resultOf = (by: Failure | undefined): MutantResult => ({
      name,
      barrier,
      criteria,
      ...kindOf(mutant),
      route: where,
      caughtBy: by ? [by.caught] : [],
      axe: rules,
      ...((by || rules.length > 0) && by?.test.extent !== 'npm test' && { isAuditOnly: true }),
      ...(person && { person }),
      seconds: Math.round((performance.now() - start) / 100) / 10,
    });
    // Best for the right reason and in `npm test`; next best for the right reason.
    const rank = (by: Failure | undefined) => (noticeOf(resultOf(by)) === 'right' ? 2 : 0) + (by?.test.extent === 'npm test' ? 1 : 0);
    let by = early;
    for (const more of [engines, rules.length ? states : []]) {
      if (rank(by) === 3) break;
      const next = await firstCatch(mutant, site, more);
      if (next && rank(next) >= rank(by)) by = next;
    }
    // The others tell no right reason, so they run only for a barrier that nothing else has noticed.
    if (!isQuick && !rules.length) by ??= await firstCatch(mutant, site, others);
    return { result: resultOf(by), by: by?.test };
  } finally {
    takeOut();
  }
}

/** The first failure that says what is wrong; else one that ran out of time. Throws if tests fail only because of console output. */
async function firstCatch(mutant: Mutant, site: string, tests: readonly SuiteTest[]): Promise<Failure | undefined> {
  const failures = await failuresOf(tests, site, 1);
  const caught = failures.find(({ says }) => says === 'is wrong');
  const late = failures.find(({ says }) => says === 'out of time');
  if (caught) return caught;
  // The other tests may say more: the run has stopped at the first failure.
  if (late) return (await firstCatch(mutant, site, tests.filter((test) => !failures.some((failure) => failure.test === test)))) ?? late;
  if (failures.length) throw new Error(`${mutant.name}: the plant causes console output, so the failure proves nothing.`);
  return undefined;
}

/** Runs the tests that caught barriers once more, without barriers; returns the barriers whose test fails there too. */
async function notProven(catches: ReadonlyMap<string, SuiteTest>, site: string): Promise<readonly string[]> {
  if (catches.size) console.log('\nThe same tests without the barriers:');
  const failed = new Set((await failuresOf([...new Set(catches.values())], site)).map(({ test }) => test));
  if (catches.size) console.log(failed.size ? `${failed.size} failed` : 'all passed');
  return [...catches].filter(([, test]) => failed.has(test)).map(([name]) => name);
}

/** The saved results of this commit, to which a run of some barriers adds. */
function earlier(commit: string): MutantResults | undefined {
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutantResults) : undefined;
  return results?.commit === commit ? results : undefined;
}

function save(results: MutantResults) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

function lineOf(result: MutantResult): string {
  const [by] = result.caughtBy;
  const words = [result.axe.length > 0 && `axe: ${result.axe.join(', ')}`, by && `${by.check ?? by.spec}: ${by.test}: ${by.says}`].filter(Boolean).join('; ');
  return `${noticeOf(result).padEnd(8)}  ${result.name}${words && ` by ${words}`}${result.isAuditOnly ? ', in an audit only' : ''} (${result.seconds} s)`;
}

function axeLineOf({ name, axe, seconds }: MutantResult): string {
  return `${axe.length > 0 ? 'caught' : 'not   '}  ${name} (${seconds} s)`;
}
