/** What people have signed, as lines of the report. */
import type { Line } from './run';
import type { Signature } from './signed';

/** A line that a person answers for. It is older than the run that lists it. */
export interface SignedLine extends Line {
  readonly signed: { readonly date: string; readonly commit: string };
}

/** Whether a person answers for the line. */
export function isSigned(line: Line): line is SignedLine {
  return 'signed' in line;
}

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
      toolOutcome: toolOutcomes[outcome],
      by: { kind: 'person', name: who, version: '' } as const,
      rules: [pair],
      findings: note ? [{ rule: pair, message: note, pointer: '' }] : [],
      signed: { date, commit },
    })),
  );
}

const toolOutcomes = { failed: 'failed', passed: 'passed', cantTell: 'undecided', inapplicable: 'inapplicable' } as const;
