/** What people have signed on the manual test sheet. After doing what a row says, its tester adds it here by hand. */
import type { Pair } from './pairs';
import type { Outcome, Situation } from './run';

/** What one person found for one criterion with one pair of reader and browser. No field has a default. */
export interface Signature extends Pick<Situation, 'theme' | 'width'> {
  readonly criterion: string;
  readonly pair: Pair;
  readonly outcome: Exclude<Outcome, 'untested'>;
  /** The name of the person who looked. */
  readonly who: string;
  /** `2026-11-21` */
  readonly date: string;
  /** The commit that was looked at. */
  readonly commit: string;
  /** The paths of the pages that were looked at. */
  readonly routes: readonly string[];
  /** What was found; required unless it passed. */
  readonly note: string;
}

/** Nobody has signed anything yet. */
export const signed: readonly Signature[] = [];
