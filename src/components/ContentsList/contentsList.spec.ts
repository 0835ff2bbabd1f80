/** Tests the contents list beside an article. That of the docs on phones: docs.spec.ts. */
import type { Page } from '@playwright/test';
import { onThisPage } from '../../content/interface';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

// Narrow windows show the list in a closed bar. In a low window, the last section scrolls to the top too.
test.use({ viewport: { width: 1280, height: 400 } });

const links = (page: Page) => page.getByRole('navigation', { name: onThisPage }).getByRole('link');
const marked = (page: Page) => links(page).and(page.locator('[aria-current=location]'));

test('the contents list marks the section in view, and leaves focus where it is', async ({ page }) => {
  await openPage(page, '/terms');
  await links(page).first().focus();
  await expect(marked(page)).toHaveCount(0);
  for (const link of await links(page).all()) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '-';
    await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await expect(marked(page)).toHaveText([(await link.textContent()) ?? '-']);
  }
  await expect(links(page).first()).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 1400 });
  await links(page).last().click();
  await expect(marked(page), 'at the end of the page').toHaveText([(await links(page).last().textContent()) ?? '-']);
});
