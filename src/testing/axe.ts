/** axe for unit tests, with the rules of the end-to-end tests (`a11y/rules.ts`). */
import { configureAxe } from 'jest-axe';
import { expect } from 'vitest';
import { axeRules, axeTags } from '../../a11y/rules';

const axe = configureAxe({
  // The matcher reads only violations, and selectors for passed elements take as much time as the rules.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: [...axeTags] },
  // jsdom has no layout. The end-to-end tests measure contrast and target size.
  rules: {
    ...axeRules,
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: false },
    'target-size': { enabled: false },
  },
});

/** Fails when axe finds violations in the document. */
export async function expectNoViolations(): Promise<void> {
  expect(await axe(document.body)).toHaveNoViolations();
}
