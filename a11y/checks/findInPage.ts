import { css, dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { openPage } from '../openPage';
import type { Check } from './check';

export const findInPage: Check = {
  criteria: ['4.1.2'],
  claim: 'Sends the event of a find-in-page match to each closed answer and tab; expects it to open, and its control to say so.',
  on: ['answer', 'columnOfTabs'],
  operates: {
    'find-in-page opens the closed answer or tab that contains the match': {
      run: async ({ page, path }) => {
        await openPage(page, path);
        const closed = page.getByRole('main').locator('[hidden=until-found]');
        const count = await closed.count();
        expect(count).toBeGreaterThan(0);
        // Browsers find no text in an element without a box.
        await expect(closed.first()).not.toHaveCSS('display', 'none');
        const ids = await closed.evaluateAll((panels) => panels.map(({ id }) => id));
        for (const id of ids) {
          await page.locator(`[id="${id}"]`).dispatchEvent('beforematch', { bubbles: true });
          const control = page.locator(`[aria-controls="${id}"]`);
          await expect(control.and(page.locator('[aria-expanded=true], [aria-selected=true]')), id).toHaveCount(1);
          await expect(page.locator(`[id="${id}"]`)).toBeVisible();
        }
      },
    },
  },
  barriers: {
    'closed parts without a box': css('[hidden=until-found]', 'display: none'),
    'closed parts that stay closed': dom('html', () =>
      addEventListener('beforematch', (event) => event.stopPropagation(), { capture: true }),
    ),
  },
};
