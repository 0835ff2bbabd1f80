/** What planted barriers are made of, and what a run of them leaves behind. */
import type { ScriptName } from '../checks';

/** One change of the built pages. It must match something: a plant that changes nothing proves nothing. */
export type Plant = FilePlant | StylePlant | ScriptPlant;

/** Text in a file of the build, put in place of other text. */
export interface FilePlant {
  /** In `dist`; a `*` stands for the hash. */
  readonly file: string;
  /** Every place is changed that it matches. */
  readonly find: RegExp;
  readonly by: string;
}

/** A rule at the end of the stylesheet. */
export interface StylePlant {
  readonly selector: string;
  readonly declarations: string;
  /** A media query. */
  readonly media?: string;
}

/** A change of the page that the app has taken over, at the end of the first script. */
export interface ScriptPlant {
  readonly selector: string;
  /** Goes into the page as text: it sees nothing of what is round it here. */
  readonly change: (element: HTMLElement) => void;
  /** Again whenever the page has changed, and not once an element. */
  readonly isKept?: boolean;
  /** On every page, and not on the one where the barrier is looked for alone. */
  readonly isEverywhere?: boolean;
}

export interface Mutant {
  /** Words that can be a file. */
  readonly name: string;
  /** What is wrong for whom it stops, in one plain sentence. */
  readonly barrier: string;
  /** The criteria of WCAG 2.2 that it fails, the one that it fails most plainly first. */
  readonly criteria: readonly [string, ...string[]];
  /** The page on which it is looked for. */
  readonly where: string;
  readonly plant: readonly [Plant, ...Plant[]];
}

/** A test that failed with the barrier and passes without it. */
export interface Catch {
  readonly spec: string;
  readonly test: string;
  /** Which script of ours it is; undefined for tests that are none. */
  readonly script?: ScriptName;
}

export interface MutantResult extends Pick<Mutant, 'name' | 'barrier' | 'criteria'> {
  readonly route: string;
  readonly caughtBy: readonly Catch[];
  /** Whether axe alone found it, on the same page and in its states. */
  readonly axe: boolean;
  /** What is left to a person, of the criteria of a barrier that nothing caught. */
  readonly person?: string;
  readonly seconds: number;
}

/** `.cache/audit/mutants.json` */
export interface MutantResults {
  readonly commit: string;
  readonly date: string;
  /** How many barriers the table has: a run may have planted some of them only. */
  readonly planned: number;
  /** Whether each test that caught a barrier has been seen to pass without it: the end of a run, which an interrupted one lacks. */
  readonly isProven: boolean;
  readonly mutants: readonly MutantResult[];
}
