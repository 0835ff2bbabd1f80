/** What an engine said, whatever the engine. */
import type { Finding, Situation } from './report/run';

/** One rule of one engine on one page in one state. */
export interface RuleResult {
  readonly rule: string;
  /** The criteria that the engine itself says the rule speaks to. */
  readonly criteria: readonly string[];
  readonly outcome: 'failed' | 'undecided' | 'passed' | 'inapplicable';
  readonly findings: readonly Finding[];
}

/** One engine on one page in one state; attached to the test for the report. */
export interface EngineRun {
  readonly engine: string;
  readonly version: string;
  readonly situation: Situation;
  readonly rules: readonly RuleResult[];
}

/** From the lightest to the gravest. */
const gravity: readonly RuleResult['outcome'][] = ['inapplicable', 'passed', 'undecided', 'failed'];

/** The gravest of them; `inapplicable` when there is none. */
export function worst(outcome: readonly RuleResult['outcome'][]): RuleResult['outcome'] {
  return gravity.findLast((check) => outcome.includes(check)) ?? 'inapplicable';
}
