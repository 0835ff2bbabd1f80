/** The results of a test run, before they are written to files. */
import type { Finding } from '../../findings';
import type { Situation } from '../../situations';
import type { Criterion } from '../criteria';

/** The outcomes of EARL, W3C's vocabulary for test results. There is no score. */
export type Outcome = 'failed' | 'cantTell' | 'passed' | 'inapplicable' | 'untested';

export interface Tool {
  readonly kind: 'axe' | 'check' | 'screen reader' | 'person';
  /** With the version, but for a check, whose version is the commit. */
  readonly name: string;
}

/** The evidence of one tool in one situation. */
export interface Line extends Situation {
  readonly criteria: readonly string[];
  readonly tool: Tool;
  readonly outcome: Outcome;
  /** A rule of axe, the title of a test, or what a person used. */
  readonly rule: string;
  readonly findings: readonly Finding[];
}

/** The result of all evidence for a criterion. */
export interface Verdict {
  readonly criterion: Criterion;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly lines: readonly Line[];
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly criteria: readonly string[];
  readonly route: string;
  readonly outcome: 'passed' | 'failed';
  readonly transcript: string;
}

/** The columns of the manual test sheet. */
export const columns = [
  'criterion',
  'level',
  'with',
  'pages to test',
  'steps',
  'expected result',
  'commit',
  'outcome',
  'pages tested',
  'who',
  'date',
  'note',
] as const;

/** A row that a person has filled in. What is left out is empty. */
export type Signature = Readonly<Record<(typeof columns)[number], string>>;

export interface RunFacts {
  /** `audit` is the long run of `npm run audit`. `tests` is the short run of `npm test`. */
  readonly kind: 'audit' | 'tests';
  readonly commit: string;
  /** Where the tested pages are published, and what differs from the build of this commit. Undefined for a local build. */
  readonly published?: { readonly address: string; readonly differences: readonly string[] };
  /** Whether files were changed after the commit. */
  readonly isChanged: boolean;
  /** The start time of the run, in ISO 8601. */
  readonly date: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Counts all tests, including those without a criterion. */
  readonly tests: Readonly<Record<'passed' | 'failed' | 'untested', number>>;
  /** The sample: each page that tests count for. */
  readonly pages: readonly { readonly path: string; readonly title: string; readonly hasForm?: boolean }[];
  readonly signatures: readonly Signature[];
  /** The outcome of each planted barrier, and the criteria that it breaks. Undefined if none were planted into this commit. */
  readonly barriers?: readonly { readonly name: string; readonly outcome: string; readonly criteria: readonly string[] }[];
  /** The output of a screen reader, or undefined if none has read this commit. */
  readonly screenReader?: { readonly name: string; readonly scenarios: readonly Scenario[] };
}

export interface Report extends RunFacts {
  readonly verdicts: readonly Verdict[];
}

export interface ReportProps {
  readonly report: Report;
}
