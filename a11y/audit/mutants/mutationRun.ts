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
import { mutants } from './mutants';
import { isCaught, isMissed, personOf, summaryLines } from './outcome';
import { failuresOf, listTests, testsFor, type SuiteTest } from './suite';
import type { Mutant, MutantResult, MutantResults } from './types';

export interface Options {
  /** Names of barriers; empty for all. */
  readonly only: readonly string[];
  readonly isList: boolean;
  readonly isAxeOnly: boolean;
  /** Whether to run only the tests that name a criterion of the barrier. */
  readonly isQuick: boolean;
}

const folder = '.cache/audit';
const file = join(folder, 'mutants.json');

/** @returns the exit code: 0 if every barrier is caught or left to a person, and every plant works */
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
  const known = isAxeOnly || only.length === 0 ? undefined : earlier(surroundings.commit);
  const results = new Map(known?.mutants.map((result) => [result.name, result]));
  const keep = (isProven: boolean) => {
    // Results of axe alone are incomplete, so they are not saved.
    if (!isAxeOnly) save({ ...surroundings, isProven, mutants: mutants.flatMap(({ name }) => results.get(name) ?? []) });
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
      const person = result.axe ? undefined : personOf(result.criteria);
      results.set(name, { ...result, caughtBy: [], ...(person && { person }) });
      console.log(`${name}: its check fails without the barrier too, so it proves nothing.`);
    }
    keep(known?.isProven ?? true);
  } finally {
    await browser.close();
    await server.close();
  }
  const rows = chosen.flatMap(({ name }) => results.get(name) ?? []);
  if (isAxeOnly) {
    console.log(`\naxe alone    ${rows.filter(({ axe }) => axe).length} of ${rows.length}`);
    return broken.length ? 1 : 0;
  }
  if (broken.length) console.log(`\nBroken plants: ${broken.join(', ')}`);
  console.log(`\n${file}\n${summaryLines(rows).join('\n')}`);
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
  const known = faults.get(where) ?? (await axeAlone(browser, site, { where, plant: [nothing] }, [])).rules;
  if (known.length && !faults.has(where)) console.log(`         axe finds faults on ${where} without any barrier: ${known.join(', ')}`);
  faults.set(where, known);
  const takeOut = plantInto(mutant);
  try {
    const [first = [], second = []] = testsFor(mutant, tests, routes.map(({ path }) => path));
    const [{ rules, notPlanted, complaints }, early] = await Promise.all([axeAlone(browser, site, mutant, known), firstCatch(mutant, site, first)]);
    if (notPlanted.length) throw new Error(`${name}: nothing on ${where} matches ${notPlanted.join(' or ')}.`);
    if (complaints.length) throw new Error(`${name}: the plant breaks the page: ${complaints.join('; ')}`);
    // A barrier that axe has caught needs no run of all other tests.
    const by = early ?? (isQuick || rules.length > 0 ? undefined : await firstCatch(mutant, site, second));
    const result: MutantResult = {
      name,
      barrier,
      criteria,
      route: where,
      caughtBy: by ? [{ spec: by.spec, test: by.test, ...(by.check && { check: by.check }) }] : [],
      axe: rules.length > 0,
      seconds: Math.round((performance.now() - start) / 100) / 10,
    };
    const person = isCaught(result) ? undefined : personOf(criteria);
    return { result: { ...result, ...(person && { person }) }, by };
  } finally {
    takeOut();
  }
}

/** The first test that fails. Throws if tests fail only because of console output. */
async function firstCatch({ name }: Mutant, site: string, tests: readonly SuiteTest[]): Promise<SuiteTest | undefined> {
  const failures = await failuresOf(tests, site, 1);
  const caught = failures.find(({ isComplaint }) => !isComplaint);
  if (failures.length && !caught) throw new Error(`${name}: the plant causes console output, so the failure proves nothing.`);
  return caught?.test;
}

/** Runs the tests that caught barriers once more, without barriers; returns the barriers whose test fails there too. */
async function notProven(catches: ReadonlyMap<string, SuiteTest>, site: string): Promise<readonly string[]> {
  if (catches.size) console.log('\nThe same tests without the barriers:');
  const failed = (await failuresOf([...new Set(catches.values())], site)).map(({ test }) => test.path.join());
  if (catches.size) console.log(failed.length ? `${failed.length} failed` : 'all passed');
  return [...catches].filter(([, { path }]) => failed.includes(path.join())).map(([name]) => name);
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
  const words = [result.axe && 'axe', by && `${by.check ?? by.spec}: ${by.test}`].filter(Boolean).join('; ');
  return `${isCaught(result) ? 'caught' : isMissed(result) ? 'MISSED' : 'left  '}  ${result.name}${words && ` by ${words}`} (${result.seconds} s)`;
}

function axeLineOf({ name, axe, seconds }: MutantResult): string {
  return `${axe ? 'caught' : 'not   '}  ${name} (${seconds} s)`;
}
