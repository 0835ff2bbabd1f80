/** The results of manual tests. After completing a row of the manual test sheet, testers add a signature here. */
import type { Outcome } from './types';

export const screenReaders = [
  'NVDA + Firefox',
  'NVDA + Chrome',
  'JAWS + Chrome',
  'VoiceOver + Safari on macOS',
  'VoiceOver + Safari on iOS',
  'TalkBack + Chrome',
  'Orca + Firefox',
] as const;

export type Aid = (typeof screenReaders)[number] | 'voice control' | 'magnifier' | 'no assistive technology';

/** No field has a default, because a person must fill in each of them. */
export interface Signature {
  readonly criterion: string;
  readonly aid: Aid;
  readonly outcome: Exclude<Outcome, 'untested'>;
  /** The name of the person. */
  readonly who: string;
  /** `2026-11-21` */
  readonly date: string;
  /** The commit of the tested site. */
  readonly commit: string;
  /** The paths of the tested pages. */
  readonly routes: readonly [string, ...string[]];
  /** The findings, required unless the outcome is `passed`. */
  readonly note: string;
}

/** Nobody has signed anything yet. */
export const signatures: readonly Signature[] = [];
