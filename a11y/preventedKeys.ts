import type { Page } from '@playwright/test';
import type { Finding } from './findings';

/** Presses keys, and finds those whose default action a listener prevents. */
export async function preventedKeys(page: Page, keys: readonly string[]): Promise<Finding[]> {
  const prevented = await page.evaluateHandle(() => {
    const found: string[] = [];
    // After all other listeners, which may stop the event.
    addEventListener('keydown', (event) => setTimeout(() => event.defaultPrevented && found.push(event.key)), { capture: true });
    return found;
  });
  for (const key of keys) await page.keyboard.press(key);
  return (await prevented.jsonValue()).map((key) => ({ selector: '', what: 'a key without its default action', value: key }));
}
