/** One check, in each state in which a page shows something else. */
import type { Page } from '@playwright/test';
import { noteSituation } from './covers';
import { statesOf } from './states';
import { isAudit, openPage } from './test';

/** Calls `check` with the page as it is, and, in an audit, in each of its states, of which each starts from the page as it loads. */
export async function inEveryState(page: Page, check: (state: string) => Promise<void>): Promise<void> {
  await check('');
  if (!isAudit) return;
  const address = page.url();
  for (const { name, enter } of await statesOf(page)) {
    await openPage(page, address);
    await enter();
    await noteSituation(page, name);
    await check(name);
  }
}
