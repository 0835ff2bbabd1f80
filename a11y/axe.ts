/** axe in the browser: one call for every page and state. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeRules, axeTags } from './rules';

/** Fails with the rule, the elements and where to read on. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: [...axeTags], rules: axeRules }).analyze();
  const found = violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: id,
    help,
    helpUrl,
    nodes: nodes.map(({ target, failureSummary }) => ({ selector: target.flat().join(' '), failureSummary })),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
