/** What a run has found, before any format is made of it. */
import type { CheckName } from '../checks';
import type { MutantResults } from '../mutants/types';

/** The five outcomes of EARL, and no others: there is no score. */
export type Outcome = 'failed' | 'passed' | 'cantTell' | 'inapplicable' | 'untested';

/** What a tool itself came to: `undecided` when it asks for a person, `inapplicable` when it found nothing to look at. */
export type ToolOutcome = 'failed' | 'undecided' | 'passed' | 'inapplicable' | 'notRun';

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
  /** An engine (axe, Alfa), a check of ours, a screen reader, or a person who signed. */
  readonly kind: 'engine' | 'check' | 'reader' | 'person';
  /** `axe-core`, `alfa`, the name of a check, `Orca`, or who signed. */
  readonly name: string;
  /** Of an engine or a reader. The version of a check is the commit. */
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

/** What one tool says about one criterion in one situation. */
export interface Line extends Situation {
  /** `1.4.10` */
  readonly criterion: string;
  /**
   * For the criterion, as far as this tool can tell. When all rules of an engine pass, that is `cantTell`: further testing
   * is needed (each ACT rule says so). A check's pass is `passed` only where the criterion leaves nothing to a person, and
   * `inapplicable` where it proves that the site has nothing that the criterion is about.
   */
  readonly outcome: Outcome;
  readonly toolOutcome: ToolOutcome;
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

/** Two engines that say different things about the same criterion in the same situation. */
export interface Disagreement extends Situation {
  readonly criterion: string;
  readonly says: readonly { readonly engine: string; readonly toolOutcome: ToolOutcome; readonly findings: readonly Finding[] }[];
}

/** A test that only an audit runs. */
export interface AuditOnlyTest {
  readonly title: string;
  readonly check: CheckName;
  readonly criteria: readonly string[];
}

export interface AuditRun {
  /** `audit` is the long run of `npm run audit`, `tests` the short one of `npm test`. */
  readonly kind: 'audit' | 'tests';
  /** The commit that was built, and whether files had been changed after it. */
  readonly commit: string;
  readonly isChanged: boolean;
  /** ISO 8601, when the run began. */
  readonly date: string;
  /** How long the run took; the sum when it was spread over several machines. */
  readonly seconds: number;
  /** Browser, operating system, Node. */
  readonly environment: Readonly<Record<string, string>>;
  readonly tools: readonly Tool[];
  /** Every page that was tested. */
  readonly routes: readonly { readonly path: string; readonly title: string }[];
  readonly lines: readonly Line[];
  readonly verdicts: readonly Verdict[];
  readonly disagreements: readonly Disagreement[];
  /** What a run of `npm test` leaves to the audit. */
  readonly notAsked: readonly AuditOnlyTest[];
  /** All tests, whether or not they test a criterion. */
  readonly tests: { readonly passed: number; readonly failed: number; readonly skipped: number };
  /** Which planted barriers the checks noticed; undefined when none were planted into this commit. */
  readonly mutants?: MutantResults;
  /** What a real screen reader said; undefined when none was run. */
  readonly heard?: {
    readonly reader: Tool;
    readonly date: string;
    readonly scenarios: readonly {
      readonly name: string;
      readonly title: string;
      readonly criteria: readonly string[];
      readonly route: string;
      readonly outcome: 'passed' | 'failed';
      readonly transcript: string;
    }[];
  };
}
