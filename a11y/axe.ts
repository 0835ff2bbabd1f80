/** Runs axe on the open page. */
import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import { type Situation, situationOf } from './situations';
import { expect, type Finding } from './findings';
import { isAudit } from './run';
import { axeRules, axeTags, colorRules } from './rules';

/** Attached to each test that runs axe. */
export interface AxeRun {
  readonly version: string;
  readonly situation: Situation;
  readonly rules: readonly AxeRule[];
}

interface AxeRule {
  readonly rule: string;
  readonly criteria: readonly string[];
  readonly outcome: 'failed' | 'cantTell' | 'passed' | 'inapplicable';
  readonly findings: readonly Finding[];
}

/** The `strictest` test contrast only at 7:1; those about `structure` leave out colors; those about `colors` are for another theme. */
type RuleSet = 'all' | 'strictest' | 'structure' | 'colors';

/** Reports the rule, the elements, and a link to an explanation. `state` describes the page. */
export async function expectNoViolations(page: Page, state: string, rules: RuleSet): Promise<void> {
  expect.soft(await axeFindings(page, state, rules), `axe on ${page.url()} ${state}`).toHaveNoFindings();
}

/** Attaches the outcome of each rule for the report. An audit runs all rules on the whole page, and in another theme those about colors. */
export async function axeFindings(page: Page, state: string, rules: RuleSet): Promise<readonly Finding[]> {
  const run = await runAxe(page, state, isAudit && rules !== 'colors' ? 'all' : rules);
  await test.info().attach('axe', { body: JSON.stringify(run), contentType: 'application/json' });
  return run.rules.flatMap(({ outcome, findings }) => (outcome === 'failed' ? findings : []));
}

/** axe also reads options of checks, which its types omit. */
type Options = RunOptions & { readonly checks?: Readonly<Record<string, { readonly options: object }>> };

/** The rule for 7:1 skips text below 4.5:1, which another rule reports, unless its lower limit is 0. */
const noLowerLimit = {
  'color-contrast-enhanced': { options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } } },
};

const optionsOf: Readonly<Record<RuleSet, Options>> = {
  all: allExcept(),
  strictest: { ...allExcept('color-contrast'), checks: noLowerLimit },
  structure: allExcept('color-contrast', ...colorRules),
  colors: { runOnly: [...colorRules], checks: noLowerLimit },
};

function allExcept(...disabled: readonly string[]): RunOptions {
  return { runOnly: [...axeTags], rules: { ...axeRules, ...Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) } };
}

async function runAxe(page: Page, state: string, rules: RuleSet): Promise<AxeRun> {
  // Legacy mode opens no second page, behind which the browser would stop drawing this one. It skips frames of other origins.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ ...optionsOf[rules], resultTypes: ['violations', 'incomplete'] });
  const raw: AxeResults = await builder.analyze();
  return {
    version: raw.testEngine.version,
    situation: await situationOf(page, state),
    rules: [
      ...raw.violations.map((result) => toRule(result, 'failed')),
      ...raw.incomplete.map((result) => toRule(result, 'cantTell')),
      ...raw.passes.map((result) => toRule(result, 'passed')),
      ...raw.inapplicable.map((result) => toRule(result, 'inapplicable')),
    ],
  };
}

function toRule({ id, tags, help, helpUrl, nodes }: Result, outcome: AxeRule['outcome']): AxeRule {
  const criteria = tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []);
  return {
    rule: id,
    criteria,
    outcome,
    findings: (/failed|cantTell/.test(outcome) ? nodes : []).map(({ target, failureSummary }) => ({
      selector: target.flat().join(' '),
      what: (failureSummary ?? help).replaceAll(/Fix (?:any|all) of the following:\s*/g, '').replaceAll(/\s*\n\s*/g, '; '),
      helpUrl,
      breaks: criteria,
    })),
  };
}
