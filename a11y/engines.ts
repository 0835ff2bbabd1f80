/** Both engines: the one call by which tests ask them. */
import { expect, test, type Page } from '@playwright/test';
import { runAlfa } from './audit/alfa';
import type { EngineRun } from './audit/engineRun';
import { type AxeScope, runAxe } from './axe';
import { isAudit } from './test';

/**
 * Fails with the rule, the elements and where to read on. `state` says in words what is open, chosen or typed. An audit asks both
 * engines everything; `npm test` asks axe what `scope` says, and Alfa about each page once (`pages.spec.ts`), for it takes seconds.
 */
export async function expectNoViolations(page: Page, state = '', scope: AxeScope = {}): Promise<void> {
  await expectNone(await runAxe(page, state, isAudit ? {} : scope));
  if (isAudit) await expectNone(await runAlfa(page, state));
}

/** For a state in which only `part`, a selector, differs from the page as it loads: `npm test` looks at this part alone. */
export async function expectNoViolationsIn(part: string, page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { rules: 'strictest', part });
}

/** Attaches what an engine said, and fails when it found a fault. */
export async function expectNone(run: EngineRun): Promise<void> {
  await test.info().attach('engine', { body: JSON.stringify(run), contentType: 'application/json' });
  const faults = run.rules.filter(({ outcome }) => outcome === 'failed').flatMap(({ findings }) => findings);
  expect.soft(faults, `${run.engine} on ${run.situation.route} ${run.situation.state}`).toEqual([]);
}
