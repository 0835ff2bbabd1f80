/** Links tests to checks and criteria, and records the tested situations. */
import { test, type Page, type TestDetails } from '@playwright/test';
import type { CheckName } from './audit/checks';
import type { Situation } from './audit/report/types';

/** The second argument of `test()`: `test('…', covers('reflow', '1.4.10'), …)` gets the tags `@reflow` and `@1.4.10`. */
export function covers(check: CheckName, ...criteria: readonly [string, ...string[]]): TestDetails {
  return { tag: [check, ...criteria].map((name): `@${string}` => `@${name}`) };
}

/** Records page, state, theme, and width for the report. Fixtures call it after each page load, and tests call it for states. */
export async function noteSituation(page: Page, state = ''): Promise<void> {
  const situation = JSON.stringify(await situationOf(page, state));
  const { annotations } = test.info();
  if (!annotations.some(({ description }) => description === situation)) {
    annotations.push({ type: 'situation', description: situation });
  }
}

export async function situationOf(page: Page, state: string): Promise<Situation> {
  const situation = await page.evaluate(() => {
    const chosen = document.documentElement.dataset.theme;
    const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    const theme: Situation['theme'] = matchMedia('(forced-colors: active)').matches ? 'forced colors' : isDark ? 'dark' : 'light';
    return { route: location.pathname, theme, width: innerWidth };
  });
  return { ...situation, state };
}
