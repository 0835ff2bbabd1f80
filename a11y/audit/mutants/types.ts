/** Barriers, the changes that plant them, and the results of a run. */
import type { CheckName } from '../checks';

/** One change to the built pages. It must match something: a plant that changes nothing is an error. */
export type Plant = FilePlant | StylePlant | ScriptPlant;

/** Replaces text in a file of the build. */
export interface FilePlant {
  /** Path in `dist`; a `*` stands for the hash. */
  readonly file: string;
  /** With the flag `g`, every match is replaced. */
  readonly find: RegExp;
  readonly by: string;
}

/** Adds a rule to the end of the stylesheet. */
export interface StylePlant {
  readonly selector: string;
  readonly declarations: string;
  /** A media query. */
  readonly media?: string;
}

/** Changes the hydrated page, by code at the end of the first script. */
export interface ScriptPlant {
  readonly selector: string;
  /** Goes into the page as source text, so it can use nothing from this project except `words`. */
  readonly change: (element: HTMLElement, ...words: readonly string[]) => void;
  /** Words of the site that `change` is called with. */
  readonly words?: readonly string[];
  /** Whether it is repeated after each change of the page, and not done once per element. */
  readonly isKept?: boolean;
  /** Whether it is done on every page, and not only on the one where the barrier is looked for. */
  readonly isEverywhere?: boolean;
}

/** What a barrier is about; the tables of barriers have the same names. */
export type Kind = 'names' | 'structure' | 'keyboard' | 'look' | 'input' | 'site';

export interface Mutant {
  /** Lower-case words joined by hyphens. */
  readonly name: string;
  /** What is wrong, in one plain sentence. */
  readonly barrier: string;
  /** The WCAG 2.2 criteria that it fails, the most obvious one first. */
  readonly criteria: readonly [string, ...string[]];
  /** The path of the page on which it is looked for. */
  readonly where: string;
  readonly plant: readonly [Plant, ...Plant[]];
}

/** A test that fails with the barrier and passes without it. */
export interface Catch {
  readonly spec: string;
  readonly test: string;
  /** Which check it is; undefined for tests that are none. */
  readonly check?: CheckName;
  /** The criteria that failed: those of the check, or of the engine's rules. */
  readonly criteria: readonly string[];
  /** What it says is wrong. */
  readonly says: string;
}

/**
 * How a barrier is noticed: for the `right` reason, when what fails is about a criterion that the barrier fails; by `accident`, when
 * something else fails; not at all, and then it is `left` to a person or `missed`.
 */
export type Notice = 'right' | 'accident' | 'left' | 'missed';

export interface MutantResult extends Pick<Mutant, 'name' | 'barrier' | 'criteria'> {
  readonly kind: Kind;
  /** Whether it is one of those that no check was written for. */
  readonly isHeldOut: boolean;
  readonly route: string;
  readonly caughtBy: readonly Catch[];
  /** The rules of axe alone that find it, on the same page and in its states. */
  readonly axe: readonly string[];
  /** Whether only an audit notices it, and not `npm test`. */
  readonly isAuditOnly?: boolean;
  /** What a person must check for its criteria, if nothing caught it. */
  readonly person?: string;
  readonly seconds: number;
}

/** `.cache/audit/mutants.json` */
export interface MutantResults {
  readonly commit: string;
  readonly date: string;
  /** The number of barriers in the table, of which a run may plant a part. */
  readonly planned: number;
  /** Whether each test that caught a barrier passes without it. Known at the end of a run; an interrupted run lacks it. */
  readonly isProven: boolean;
  readonly mutants: readonly MutantResult[];
}
