/** axe in the browser: one call for every page and state. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeRules, axeTags, exceptions } from './rules';

/** Fails with the rule, the elements and where to read on. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: [...axeTags], rules: axeRules }).analyze();
  const found = [];
  for (const { id, help, helpUrl, nodes } of violations) {
    const left = [];
    for (const { target, failureSummary } of nodes) {
      const selector = target.flat().join(' ');
      if (!(await isException(page, id, selector))) left.push({ selector, failureSummary });
    }
    if (left.length) found.push({ rule: id, help, helpUrl, nodes: left });
  }
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

async function isException(page: Page, rule: string, selector: string): Promise<boolean> {
  for (const exception of exceptions) {
    if (exception.rule !== rule) continue;
    const matches = await page.locator(selector).first().evaluate((node, wanted) => node.matches(wanted), exception.selector);
    if (matches) return true;
  }
  return false;
}
