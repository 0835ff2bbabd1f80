/** The one axe of the unit tests: the rules of `a11y/rules.ts`, on the whole document. */
import { configureAxe } from 'jest-axe';
import { expect } from 'vitest';
import { axeTags } from '../../a11y/rules';

const axe = configureAxe({ runOnly: { type: 'tag', values: [...axeTags] }, rules: { 'target-size': { enabled: true } } });

/** Whole pages: `page` is the default. A component alone has no landmarks, so `part` does not ask for them. */
export async function expectNoViolations(scope: 'page' | 'part' = 'page'): Promise<void> {
  const regions = { region: { enabled: scope === 'page' }, 'page-has-heading-one': { enabled: scope === 'page' }, 'landmark-one-main': { enabled: scope === 'page' } };
  expect(await axe(document.body, { rules: regions })).toHaveNoViolations();
}
