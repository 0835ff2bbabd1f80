/** Links tests to checks and criteria. */
import type { TestDetails } from '@playwright/test';
import type { CheckName } from './audit/checks';

/** The second argument of `test()`: `test('…', covers('reflow', '1.4.10'), …)` gets the tags `@reflow` and `@1.4.10`. */
export function covers(check: CheckName, ...criteria: readonly [string, ...string[]]): TestDetails {
  return { tag: [check, ...criteria].map((name): `@${string}` => `@${name}`) };
}
