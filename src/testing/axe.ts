/** The one axe of the unit tests: the rules of `a11y/rules.ts`, on the whole document. */
import { configureAxe } from 'jest-axe';
import { expect } from 'vitest';
import { axeRules, axeTags } from '../../a11y/rules';

const axe = configureAxe({
  // The matcher asks for violations alone, and writing a selector for each element that passes takes most of the time.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: [...axeTags] },
  // jsdom has no layout and paints nothing: contrast and target size are measured in the browser (a11y/).
  rules: { ...axeRules, 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: false }, 'target-size': { enabled: false } },
});

/** Whole pages: `page` is the default. A component alone has no landmarks, so `part` does not ask for them. */
export async function expectNoViolations(scope: 'page' | 'part' = 'page'): Promise<void> {
  const enabled = scope === 'page';
  const rules = { region: { enabled }, 'page-has-heading-one': { enabled }, 'landmark-one-main': { enabled } };
  expect(await axe(document.body, { rules })).toHaveNoViolations();
}
