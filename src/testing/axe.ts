/** axe for unit tests, with the rules of the end-to-end tests (`a11y/rules.ts`). */
import axe from 'axe-core';
import { expect } from 'vitest';
import { axeRules, axeTags } from '../../a11y/rules';

/** Fails when axe finds violations in the document. Only for a whole document, axe has an index of the elements for each rule. */
export async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run(document, {
    // The failure shows the HTML. Selectors, and what has passed, take as much time as the rules.
    resultTypes: ['violations'],
    selectors: false,
    runOnly: { type: 'tag', values: [...axeTags] },
    // jsdom has no layout. The end-to-end tests measure contrast and target size.
    rules: {
      ...axeRules,
      'color-contrast': { enabled: false },
      'color-contrast-enhanced': { enabled: false },
      'target-size': { enabled: false },
    },
  });
  const found = violations.flatMap(({ helpUrl, nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}\n${helpUrl}`));
  expect(found).toEqual([]);
}
