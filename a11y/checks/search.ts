/** The search of the site, and the search of the browser. */
import { searchField } from '../../src/content/interface';
import { search } from '../../src/content/pages/search';
import { routeAt } from '../../src/content/routes';
import { css, dom, on } from '../audit/barriers/plant';
import { breaking, expect } from '../findings';
import { searchButton } from '../locators';
import { openPage } from '../openPage';
import { noteSituation } from '../situations';
import type { Check, Operation } from './check';

export const searchDialog: Check = {
  criteria: ['2.1.1', '2.1.2', '2.1.3', '2.4.3', '2.5.3', '4.1.3'],
  claim:
    'Opens the search from a tab with its keys, and with its button, searches, and opens a result, with the keyboard alone; expects focus in the field, then nowhere behind the dialog, the text of its button in its name, the number of results in a live region, focus back on the tab or button after Escape, and the URL of the result after Enter.',
  on: ['columnOfTabs'],
  operates: { 'the search dialog works with the keyboard alone, from its button to a result': { run: operate } },
  barriers: {
    'a dialog that Tab leaves': dom<HTMLDialogElement>('dialog', (dialog) =>
      new MutationObserver(() => dialog.matches(':modal') && (dialog.close(), dialog.show())).observe(dialog, { attributes: true }),
    ),
    'a field that Tab does not leave': on('dialog input', 'keydown', (_, event) => event.key === 'Tab' && event.preventDefault()),
    'results without arrow keys': on('dialog input', 'keydown', (_, event) => event.key === 'ArrowDown' && event.stopPropagation()),
    'a silent number of results': dom('dialog [role=status]', (region) => region.removeAttribute('role')),
    'search that a tab keeps closed': on('[role=tab]', 'focus', () => (HTMLDialogElement.prototype.showModal = () => {})),
    'a close button of another name': dom('dialog button', (button) => (button.ariaLabel = 'Dismiss')),
    'focus that does not come back': on('dialog', 'close', () => setTimeout(() => (document.activeElement as HTMLElement).blur())),
  },
};

async function operate({ page, path }: Parameters<Operation['run']>[0]) {
  await openPage(page, path);
  const button = searchButton(page);
  const dialog = page.getByRole('dialog', { name: search.heading });
  const field = dialog.getByRole('combobox', { name: searchField.label });
  const options = dialog.getByRole('option');
  // Tabs keep other keys to themselves.
  const tab = page.getByRole('tab').first();
  for (const key of ['Control+k', '/']) {
    await tab.press(key);
    await breaking([], expect(field, key).toBeFocused());
    await page.keyboard.press('Escape');
    await breaking(['2.4.3'], expect(tab).toBeFocused());
  }
  await button.press('Enter');
  await breaking(['2.1.1', '2.1.3'], expect(dialog).toBeVisible());
  await breaking(['2.4.3'], expect(field).toBeFocused());
  await noteSituation(page, 'the search dialog is open');
  await breaking(['2.5.3'], expect(dialog.getByRole('button', { name: searchField.close })).toBeVisible());
  // To the Close button, to the controls of the browser, and back.
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
    await breaking(['2.4.3'], expect(page.locator('main :focus, footer :focus, nav :focus')).toHaveCount(0));
    await breaking([stop < 2 ? '2.1.2' : '2.4.3'], expect(field.and(page.locator(':focus'))).toHaveCount(stop < 2 ? 0 : 1));
  }
  await page.keyboard.type('zzyzzxq');
  await breaking(['4.1.3'], expect(dialog.getByRole('status')).toHaveText(search.none('zzyzzxq')));
  await page.keyboard.press('Escape');
  await breaking(['2.4.3'], expect(button).toBeFocused());

  await page.keyboard.press('Enter');
  await breaking(['2.4.3'], expect(field).toBeFocused());
  await page.keyboard.type(routeAt('/docs/glossary').label);
  await breaking([], expect(options.first()).toBeVisible());
  await breaking(['4.1.3'], expect(dialog.getByRole('status')).toHaveText(search.count(await options.count())));
  await page.keyboard.press('ArrowDown');
  const url = (await options.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await breaking(['2.1.1', '2.1.3'], expect(page).toHaveURL(url));
  await breaking(['2.4.3'], expect(page.locator(':focus')).toBeInViewport());
}

export const findInPage: Check = {
  criteria: ['4.1.2'],
  claim: 'Sends the event of a find-in-page match to each closed answer and tab; expects it to open, and its control to say so.',
  on: ['answer', 'columnOfTabs'],
  operates: {
    'find-in-page opens the closed answer or tab that contains the match': {
      run: async ({ page, path }) => {
        await openPage(page, path);
        const closed = page.getByRole('main').locator('[hidden=until-found]');
        const ids = await closed.evaluateAll((panels) => panels.map(({ id }) => id));
        expect(ids).not.toEqual([]);
        // Browsers find no text in an element without a box.
        await expect(closed.first()).not.toHaveCSS('display', 'none');
        for (const id of ids) {
          await page.locator(`[id="${id}"]`).dispatchEvent('beforematch', { bubbles: true });
          const control = page.locator(`[aria-controls="${id}"]`);
          await expect(control.and(page.locator('[aria-expanded=true], [aria-selected=true]')), id).toHaveCount(1);
          await expect(page.locator(`[id="${id}"]:not([data-matched])`), 'not by the mark of the inline script').toBeVisible();
        }
      },
    },
  },
  barriers: {
    'closed parts without a box': css('[hidden=until-found]', 'display: none'),
    'closed parts that stay closed': on('html', 'beforematch', (_, event) => event.stopPropagation()),
  },
};
