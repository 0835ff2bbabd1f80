/** How tests run the two engines, axe and Alfa. */
import { expect, test, type Page } from '@playwright/test';
import type { EngineRun } from './audit/engineRun';
import type { Situation } from './audit/report/run';
import { type AxeScope, runAxe } from './axe';
import { situationOf } from './covers';
import { isAudit } from './test';

/**
 * Fails with the rule, the elements and a link to an explanation. `state` says in words what is open, chosen or typed. An audit
 * runs axe in full, and Alfa where that has something new to say; `npm test` runs axe within `scope`, and Alfa, which takes seconds,
 * once for each page (`pages.spec.ts`).
 */
export async function expectNoViolations(page: Page, state = '', scope: AxeScope = {}): Promise<void> {
  await expectNone(await runAxe(page, state, isAudit ? {} : scope));
  if (isAudit && isNewToAlfa(await situationOf(page, state))) await expectNoFaultOfAlfa(page, state);
}

/**
 * In the dark theme, a page as it loads: its states and its other widths differ from those of the light theme in colours alone. Not in
 * forced colours: Alfa reads colours from style sheets, not those that the system puts in their place.
 */
function isNewToAlfa({ theme, width, state }: Situation): boolean {
  return theme === 'light' || (theme === 'dark' && width > 320 && !state);
}

/** For a state that differs from the loaded page only in `part`, a selector: `npm test` tests only this part. */
export async function expectNoViolationsIn(part: string, page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { rules: 'strictest', part });
}

/** Fails with what Alfa finds, as `expectNoViolations` does with what axe finds. */
export async function expectNoFaultOfAlfa(page: Page, state = ''): Promise<void> {
  // Hundreds of modules, which most workers never need.
  const { runAlfa } = await import('./audit/alfa');
  await expectNone(await runAlfa(page, state));
}

/** Attaches what an engine found to the test, and fails the test when that is a fault. */
export async function expectNone(run: EngineRun): Promise<void> {
  // Only an audit keeps what axe itself has returned, which is long.
  const noted = isAudit ? run : { ...run, raw: undefined };
  await test.info().attach('engine', { body: JSON.stringify(noted), contentType: 'application/json' });
  const faults = run.rules.filter(({ outcome }) => outcome === 'failed').flatMap(({ findings }) => findings);
  expect.soft(faults, `${run.engine} on ${run.situation.route} ${run.situation.state}`).toEqual([]);
}
