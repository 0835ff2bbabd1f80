/** What an engine found, in one form for all engines. */
import type { Finding, Situation } from './report/run';

/** One rule of one engine on one page in one state. */
export interface RuleResult {
  readonly rule: string;
  /** The criteria to which the engine itself ties the rule. */
  readonly criteria: readonly string[];
  readonly outcome: 'failed' | 'undecided' | 'passed' | 'inapplicable';
  readonly findings: readonly Finding[];
}

/** One engine on one page in one state. Attached to its test, for the report. */
export interface EngineRun {
  readonly engine: string;
  readonly version: string;
  readonly situation: Situation;
  readonly rules: readonly RuleResult[];
}

/** From the lightest to the gravest. */
const gravity: readonly RuleResult['outcome'][] = ['inapplicable', 'passed', 'undecided', 'failed'];

/** The gravest of the outcomes; `inapplicable` when there is none. */
export function worst(outcomes: readonly RuleResult['outcome'][]): RuleResult['outcome'] {
  return gravity.findLast((outcome) => outcomes.includes(outcome)) ?? 'inapplicable';
}
