/** axe, the first engine. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { EngineRun, RuleResult } from './audit/engineRun';
import { situationOf } from './covers';
import { axeRules, axeTags, colourRules } from './rules';

export interface AxeRun extends EngineRun {
  /** As axe gave it; of what passed and what was not there, one element a rule (its `resultTypes`). */
  readonly raw: AxeResults;
}

export interface AxeScope {
  /**
   * `all` rules; the `strictest`, which leaves out a rule when another one fails wherever it does; or those about `colours`, for a
   * page that has been looked at in another theme.
   */
  readonly rules?: 'all' | 'strictest' | 'colours';
  /** A selector: axe looks at this part of the page only. */
  readonly part?: string;
}

const rulesOf: Readonly<Record<NonNullable<AxeScope['rules']>, RunOptions>> = {
  all: { runOnly: [...axeTags], rules: axeRules },
  strictest: { runOnly: [...axeTags], rules: { ...axeRules, 'color-contrast': { enabled: false } } },
  colours: { runOnly: [...colourRules] },
};

/** Runs rules of `rules.ts`, and says what each came to. */
export async function runAxe(page: Page, state = '', { rules = 'all', part }: AxeScope = {}): Promise<AxeRun> {
  // Legacy mode spares a second page for each run; it looks into frames of the same origin only, and there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ ...rulesOf[rules], resultTypes: ['violations', 'incomplete'] });
  const raw = await (part ? builder.include(part) : builder).analyze();
  return {
    engine: raw.testEngine.name,
    version: raw.testEngine.version,
    situation: await situationOf(page, state),
    rules: [
      ...raw.violations.map((result) => toRule(result, 'failed')),
      ...raw.incomplete.map((result) => toRule(result, 'undecided')),
      ...raw.passes.map((result) => toRule(result, 'passed')),
      ...raw.inapplicable.map((result) => toRule(result, 'inapplicable')),
    ],
    raw,
  };
}

function toRule({ id, tags, help, helpUrl, nodes }: Result, outcome: RuleResult['outcome']): RuleResult {
  const isFinding = outcome === 'failed' || outcome === 'undecided';
  return {
    rule: id,
    criteria: tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []),
    outcome,
    findings: isFinding
      ? nodes.map(({ target, failureSummary }) => ({
          rule: id,
          message: failureSummary ?? help,
          pointer: target.flat().join(' '),
          helpUrl,
        }))
      : [],
  };
}
