/** What people have signed on the manual test sheet. A row is theirs to add, by hand, after they did what it says. */
import type { Pair } from './manualSheet.ts';
import type { Line, Outcome, Situation } from './run.ts';

/** What one person found of one criterion with one pair of reader and browser. No field has a default. */
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
  /** What was found; needed unless it passed. */
  readonly note: string;
}

/** A line that a person answers for: it is older than the run that lists it. */
export interface SignedLine extends Line {
  readonly signed: { readonly date: string; readonly commit: string };
}

export function isSigned(line: Line): line is SignedLine {
  return 'signed' in line;
}

/** Nobody has signed anything yet. */
export const signed: readonly Signature[] = [];

/** One line for each page that the person has looked at. */
export function signedLines(signatures: readonly Signature[]): readonly SignedLine[] {
  return signatures.flatMap(({ criterion, pair, outcome, who, date, commit, routes, theme, width, note }) =>
    routes.map((route) => ({
      route,
      state: '',
      theme,
      width,
      criterion,
      outcome,
      checks: checksOf[outcome],
      by: { kind: 'person', name: who, version: '' } as const,
      rules: [pair],
      findings: note ? [{ rule: pair, message: note, pointer: '' }] : [],
      signed: { date, commit },
    })),
  );
}

const checksOf = { failed: 'failed', passed: 'passed', cantTell: 'undecided', inapplicable: 'inapplicable' } as const;
