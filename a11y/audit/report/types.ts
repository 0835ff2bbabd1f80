/** The results of a test run, before they are written to files. */

/** The outcomes of EARL, W3C's vocabulary for test results. There is no score. */
export type Outcome = 'failed' | 'cantTell' | 'passed' | 'inapplicable' | 'untested';

/** The page and its state during a test. */
export interface Situation {
  /** The path of the page. */
  readonly route: string;
  /** A description of the state, such as an open menu. It is empty for a page as loaded. */
  readonly state: string;
  readonly theme: 'light' | 'dark' | 'forced colors';
  /** The width of the viewport in CSS px, or 0 for a test of built files. */
  readonly width: number;
}

/** A fault that a tool found, or an element that it could not judge. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  /** A CSS selector, or an empty string for the whole page. */
  readonly pointer: string;
  readonly helpUrl?: string;
}

/** The result of an axe rule on one page in one state. */
export interface AxeRule {
  readonly rule: string;
  /** The criteria that axe names for the rule. */
  readonly criteria: readonly string[];
  readonly outcome: Exclude<Outcome, 'untested'>;
  readonly findings: readonly Finding[];
}

/** Attached to each test that runs axe. */
export interface AxeRun {
  readonly version: string;
  readonly situation: Situation;
  readonly rules: readonly AxeRule[];
  /** The original results, for `axe.json`. Only an audit keeps them, of pages as loaded. */
  readonly raw?: unknown;
}

export interface TestRecord {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'untested';
  /** The check and the criteria of the test, from `covers()`. */
  readonly check?: string;
  readonly criteria: readonly string[];
  readonly situations: readonly Situation[];
  readonly axeRuns: readonly AxeRun[];
  /** The first line of the first error. */
  readonly message: string;
}

export interface Tool {
  readonly kind: 'axe' | 'check' | 'screen reader' | 'person';
  readonly name: string;
  /** Empty for a person, and for a check, whose version is the commit. */
  readonly version: string;
}

/** The evidence of one tool for one criterion in one situation. */
export interface Line extends Situation {
  readonly criterion: string;
  readonly tool: Tool;
  /** The outcome of the tool. `outcomeForCriterion` returns the outcome for the criterion. */
  readonly outcome: Outcome;
  /** Rules of axe, titles of tests, or the assistive technology of a person. */
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
}

/** The result of all evidence for a criterion. */
export interface Verdict {
  readonly criterion: string;
  readonly outcome: Outcome;
  readonly reason: string;
  /** The checks that remain for a person. */
  readonly manualCheck?: string;
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly criteria: readonly string[];
  readonly route: string;
  readonly outcome: 'passed' | 'failed';
  readonly transcript: string;
}

export interface RunFacts {
  /** `audit` is the long run of `npm run audit`. `tests` is the short run of `npm test`. */
  readonly kind: 'audit' | 'tests';
  readonly commit: string;
  /** Whether files were changed after the commit. */
  readonly isChanged: boolean;
  /** The start time of the run, in ISO 8601. */
  readonly date: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  /** The outcome of each planted barrier, or undefined if none were planted into this commit. */
  readonly barriers?: readonly { readonly name: string; readonly outcome: string }[];
  /** The output of a screen reader, or undefined if none has read this commit. */
  readonly screenReader?: { readonly name: string; readonly version: string; readonly scenarios: readonly Scenario[] };
}

export interface Report extends RunFacts {
  readonly lines: readonly Line[];
  readonly verdicts: readonly Verdict[];
  /** Counts all tests, including those without a criterion. */
  readonly tests: Readonly<Record<TestRecord['outcome'], number>>;
}
