/** axe, the first engine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { EngineRun, RuleResult } from './audit/engineRun';
import { situationOf } from './covers';
import { axeRules, axeTags, colourRules } from './rules';

export interface AxeRun extends EngineRun {
  /** What axe returned. Rules that passed or did not apply have one element each, by its `resultTypes`. */
  readonly raw: AxeResults;
}

export interface AxeScope {
  /**
   * `all` rules; the `strictest`, which tests contrast at 7:1 alone; those about `structure`, for colours that were tested already; or
   * those about `colours`, for a page that was tested in another theme.
   */
  readonly rules?: 'all' | 'strictest' | 'structure' | 'colours';
  /** A selector: axe tests only this part of the page. */
  readonly part?: string;
}

/** axe reads options of checks too, which its types leave out. */
type Options = RunOptions & { readonly checks?: Readonly<Record<string, { readonly options: object }>> };

/** Without the limit below which the rule for 7:1 passes over text, and leaves it to the one for 4.5:1. */
const faintestToo = { 'color-contrast-enhanced': { options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } } } };

const rulesOf: Readonly<Record<NonNullable<AxeScope['rules']>, Options>> = {
  all: allBut(),
  strictest: { ...allBut('color-contrast'), checks: faintestToo },
  structure: allBut('color-contrast', ...colourRules),
  colours: { runOnly: [...colourRules], checks: faintestToo },
};

function allBut(...left: readonly string[]): RunOptions {
  return { runOnly: [...axeTags], rules: { ...axeRules, ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) } };
}

/** As axe's own builder would bring it, but of half the size. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs the rules that `rules.ts` selects, and returns the outcome of each. */
export async function runAxe(page: Page, state = '', { rules = 'all', part }: AxeScope = {}): Promise<AxeRun> {
  // A page that was tested before has axe, which takes longer to bring than to run on a part of a page. The builder would bring it twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Legacy mode needs no second page for each run. It tests only frames of the same origin, and there are no frames.
  const builder = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().options({ ...rulesOf[rules], resultTypes: ['violations', 'incomplete'] });
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
