/** What a run of the tests has found, before any file is made of it. */

/** The outcomes of EARL, W3C's vocabulary for test results. There is no score. */
export type Outcome = 'failed' | 'cantTell' | 'passed' | 'inapplicable' | 'untested';

/** What was on the screen while something was tested. */
export interface Situation {
  /** The path of the page. */
  readonly route: string;
  /** What was open, chosen or typed; empty for the page as it loads. */
  readonly state: string;
  readonly theme: 'light' | 'dark' | 'forced colors';
  /** Of the viewport, in CSS px; 0 for a test of built files. */
  readonly width: number;
}

/** Something that a tool found wrong or could not decide. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  /** A CSS selector; empty for the whole page. */
  readonly pointer: string;
  readonly helpUrl?: string;
}

/** A rule of axe on one page in one state. */
export interface AxeRule {
  readonly rule: string;
  /** The criteria that axe itself names for the rule. */
  readonly criteria: readonly string[];
  readonly outcome: Exclude<Outcome, 'untested'>;
  readonly findings: readonly Finding[];
}

/** Attached to each test that runs axe. */
export interface AxeRun {
  readonly version: string;
  readonly situation: Situation;
  readonly rules: readonly AxeRule[];
  /** The results of axe itself, for `axe.json`. Only an audit keeps them, of pages as they load. */
  readonly raw?: unknown;
}

export interface TestRecord {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'untested';
  /** The check and the criteria of the test, by `covers()`. */
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
  /** Empty for a check, whose version is the commit, and for a person. */
  readonly version: string;
}

/** The evidence of one tool for one criterion in one situation. */
export interface Line extends Situation {
  readonly criterion: string;
  readonly tool: Tool;
  /** The outcome of the tool itself. For the criterion it means less: see `outcomeForCriterion`. */
  readonly outcome: Outcome;
  /** Rules of axe, titles of tests, or the assistive technology that a person used. */
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
}

/** The result of all evidence for a criterion. */
export interface Verdict {
  readonly criterion: string;
  readonly outcome: Outcome;
  readonly reason: string;
  /** What a person must still check. */
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
  /** `audit` is the long run of `npm run audit`, `tests` the short one of `npm test`. */
  readonly kind: 'audit' | 'tests';
  readonly commit: string;
  /** Whether files were changed after the commit. */
  readonly isChanged: boolean;
  /** When the run began, in ISO 8601. */
  readonly date: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  /** Which planted barriers failed a test; undefined when none were planted into this commit. */
  readonly barriers?: readonly { readonly name: string; readonly outcome: string }[];
  /** What a screen reader said; undefined when none has read this commit. */
  readonly screenReader?: { readonly name: string; readonly version: string; readonly scenarios: readonly Scenario[] };
}

export interface Report extends RunFacts {
  readonly lines: readonly Line[];
  readonly verdicts: readonly Verdict[];
  /** All tests, also those that test no criterion. */
  readonly tests: Readonly<Record<TestRecord['outcome'], number>>;
}
