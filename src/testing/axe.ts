/** axe for unit tests, with the rules that the end-to-end tests apply (`a11y/rules.ts`). */
import { configureAxe } from 'jest-axe';
import { expect } from 'vitest';
import { axeRules, axeTags } from '../../a11y/rules';

const axe = configureAxe({
  // The matcher reads violations only; writing a selector for every element that passes costs as much as the rules.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: [...axeTags] },
  // jsdom has no layout and paints nothing: the end-to-end tests measure contrast and target size.
  rules: { ...axeRules, 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: false }, 'target-size': { enabled: false } },
});

/** Fails with axe's findings in the document. A component on its own is a `part`: landmarks and a main heading are not asked of it. */
export async function expectNoViolations(scope: 'page' | 'part' = 'page'): Promise<void> {
  const enabled = scope === 'page';
  const rules = { region: { enabled }, 'page-has-heading-one': { enabled }, 'landmark-one-main': { enabled } };
  expect(await axe(document.body, { rules })).toHaveNoViolations();
}
