/** WCAG 2.5.3: people who use speech input say the visible text of a control. */
import type { Page } from '@playwright/test';
import type { Finding } from './findings';

/** Finds controls whose accessible name lacks their visible text, in a page that was opened `withNames`. */
export function mislabeledControls(page: Page): Promise<readonly Finding[]> {
  return page.evaluate(() => inPage.measures.labelInName(inPage.walk()));
}
