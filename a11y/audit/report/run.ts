/** What an audit has found, before it is put into anybody's format. */

import type { MutantResults } from '../mutants/types';

/** The five outcomes of EARL, and no others: there is no score. */
export type Outcome = 'failed' | 'passed' | 'cantTell' | 'inapplicable' | 'untested';

/** What was on the screen while something was tested. */
export interface Situation {
  /** The path of the page. */
  readonly route: string;
  /** What was open, chosen or typed, in words; empty for the page as it loads. */
  readonly state: string;
  readonly theme: 'light' | 'dark' | 'forced colours';
  /** Of the window, in CSS px. */
  readonly width: number;
}

export interface Tool {
  readonly kind: 'engine' | 'script' | 'reader' | 'person';
  /** `axe-core`, `alfa`, the name of a script of ours, `Orca`, or who signed. */
  readonly name: string;
  /** Of an engine or reader; the scripts of ours have the version of the site, which is the commit. */
  readonly version: string;
}

/** One thing that a tool found wrong or could not decide. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  /** CSS selector or other path to the element; empty when the whole page is meant. */
  readonly pointer: string;
  readonly helpUrl?: string;
}

/** What one tool says of one criterion in one situation. */
export interface Line extends Situation {
  /** `1.4.10` */
  readonly criterion: string;
  /**
   * Of the criterion, as far as this tool can tell. When all checks of an engine pass, that is `cantTell`: further
   * testing is needed (ACT rules say so of each). A script's pass is `passed` only where the criterion leaves nothing
   * to a person, and `inapplicable` where it proves that what the criterion is about is not there.
   */
  readonly outcome: Outcome;
  /** What the tool's own checks came to: `undecided` when it asks for a person, `inapplicable` when it found nothing to look at. */
  readonly checks: 'failed' | 'undecided' | 'passed' | 'inapplicable' | 'notRun';
  readonly by: Tool;
  /** The rules of the engine that spoke, or the titles of the tests. */
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
}

/** What all lines of a criterion come to. */
export interface Verdict {
  readonly criterion: string;
  readonly outcome: Outcome;
  /** One sentence: why this outcome. */
  readonly because: string;
  /** What a person must still look at; undefined when nothing is left, or when a person has signed. */
  readonly person?: string;
}

/** Two engines that say different things of the same criterion in the same situation. */
export interface Disagreement extends Situation {
  readonly criterion: string;
  readonly says: readonly { readonly engine: string; readonly checks: Line['checks']; readonly findings: readonly Finding[] }[];
}

export interface AuditRun {
  /** The commit that was built, and whether files had been changed after it. */
  readonly commit: string;
  readonly isChanged: boolean;
  /** ISO 8601, when the run began. */
  readonly date: string;
  /** How long the run took, in seconds. */
  readonly seconds: number;
  /** Browser, operating system, Node. */
  readonly environment: Readonly<Record<string, string>>;
  readonly tools: readonly Tool[];
  /** Every page that was tested. */
  readonly routes: readonly { readonly path: string; readonly title: string }[];
  readonly lines: readonly Line[];
  readonly verdicts: readonly Verdict[];
  readonly disagreements: readonly Disagreement[];
  /** Tests that failed or did not run, whichever criterion they speak to. */
  readonly tests: { readonly passed: number; readonly failed: number; readonly skipped: number };
  /** Which planted barriers the checks noticed; undefined when none were planted into this commit. */
  readonly mutants?: MutantResults;
  /** What a real screen reader said; undefined when none was run. */
  readonly heard?: {
    readonly reader: Tool;
    readonly date: string;
    readonly scripts: readonly {
      readonly name: string;
      readonly title: string;
      readonly criteria: readonly string[];
      readonly route: string;
      readonly outcome: 'passed' | 'failed';
      readonly transcript: string;
    }[];
  };
}
