/** Both engines: the one call by which tests ask them. */
import { expect, test, type Page } from '@playwright/test';
import { runAlfa } from './audit/alfa';
import type { EngineRun } from './audit/engineRun';
import { runAxe } from './axe';

/**
 * Fails with the rule, the elements and where to read on. `state` says in words what is open, chosen or typed.
 * Alfa costs a second or more a page, so `npm test` asks it about each page once (`alfa.spec.ts`); an audit always does.
 */
export async function expectNoViolations(page: Page, state = ''): Promise<void> {
  await expectNone(await runAxe(page, state));
  if (process.env.AUDIT) await expectNone(await runAlfa(page, state));
}

/** Attaches what an engine said, and fails when it found a fault. */
export async function expectNone(run: EngineRun): Promise<void> {
  await test.info().attach('engine', { body: JSON.stringify(run), contentType: 'application/json' });
  const faults = run.rules.filter(({ checks }) => checks === 'failed').flatMap(({ findings }) => findings);
  expect.soft(faults, `${run.engine} on ${run.situation.route} ${run.situation.state}`).toEqual([]);
}
