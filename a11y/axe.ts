/** axe, the first engine. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';
import type { EngineRun, RuleResult } from './audit/engineRun';
import { situationOf } from './covers';
import { axeRules, axeTags } from './rules';

export interface AxeRun extends EngineRun {
  /** As axe gave it; of what passed and what was not there, one element a rule (its `resultTypes`). */
  readonly raw: AxeResults;
}

/** Runs every rule of `rules.ts`, and says what each came to. */
export async function runAxe(page: Page, state = ''): Promise<AxeRun> {
  const raw = await new AxeBuilder({ page })
    .options({ runOnly: [...axeTags], rules: axeRules, resultTypes: ['violations', 'incomplete'] })
    .analyze();
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

function toRule({ id, tags, help, helpUrl, nodes }: Result, checks: RuleResult['checks']): RuleResult {
  const isFinding = checks === 'failed' || checks === 'undecided';
  return {
    rule: id,
    criteria: tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []),
    checks,
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
