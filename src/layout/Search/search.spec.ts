/** Tests search on its page: the combobox, the field of the 404 page that leads to it, its URL, and its failures. */
import type { Page } from '@playwright/test';
import { httpCodes } from '../../content/facts/apiReference';
import { plainText } from '../../content/plainText';
import { search } from '../../content/pages/search';
import { codeLanguageNames, searchField } from '../../content/interface';
import { searchIndexPath } from '../../content/outputPaths';
import { notFound } from '../../content/siteRoutes';
import { answer, dialogField, options, query } from '../../testing/searchParts';
import { expectAnnouncements, recordAnnouncements } from '../../../a11y/liveRegions';
import { linkTo, searchButton } from '../../../a11y/locators';
import { openEarly, openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';
import { views } from '../../../a11y/views';

const path = '/search';

const field = (page: Page) => page.getByRole('main').getByLabel(searchField.label, { exact: true }).and(page.locator('input'));

test('the search page works with the keyboard alone, from the field to a result and back', async ({ page }) => {
  await page.clock.install();
  await openPage(page, path);
  await field(page).focus();
  const announcements = await recordAnnouncements(page);
  await page.keyboard.type(query);
  await expect(options(page).first()).toHaveAttribute('href', answer);
  await expect(field(page)).toHaveAttribute('aria-controls', (await page.getByRole('listbox').getAttribute('id')) ?? '');
  const count = await options(page).count();
  // The announcement of the page may come after typing starts.
  const counts = async () => (await announcements()).filter(({ text }) => text === search.count(count));
  await expectAnnouncements(counts, [search.count(count)]);
  await page.keyboard.press('Home');
  await page.keyboard.type(' ');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await expect(field(page), 'Home and End belong to the field while no result is active').toHaveValue(` ${query} `);
  await page.clock.runFor(1000);
  expect(await counts(), 'a count that stays the same is announced once').toEqual([]);
  await page.keyboard.press('ArrowDown');
  await field(page).fill(query);
  for (const group of await page.getByRole('listbox').getByRole('group').all()) await expect(group).toHaveAccessibleName(/\S/);
  await expect(field(page), 'typing leaves no option active, so Enter opens none').not.toHaveAttribute('aria-activedescendant');
  for (const [step, index] of [0, 1, 0, count - 1, 0].entries()) {
    const key = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home'][step] ?? '';
    await page.keyboard.press(key);
    const active = options(page).and(page.locator('[aria-selected=true]'));
    await expect(active, key).toHaveId((await options(page).nth(index).getAttribute('id')) ?? '-');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(answer);
  await expect(page.locator(`[id="${httpCodes[1].code}"]`)).toBeFocused();

  await page.goBack();
  await expect(field(page)).toHaveValue(query);
  await expect(options(page)).toHaveCount(count);
  await field(page).press('Escape');
  await linkTo(page, '/privacy').press('Enter');
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(field(page), 'the query of a moment before the link').toHaveValue('');
});

test('a query that names a code language opens samples in it, also in a new tab', async ({ page, context }) => {
  await openPage(page, `${path}?q=python`);
  const [opened] = await Promise.all([context.waitForEvent('page'), page.click('[role=option]', { modifiers: ['Control'] })]);
  await expect(opened.getByRole('tab', { name: codeLanguageNames.python, selected: true })).toBeVisible();
});

test('the search field says how the keyboard opens a result', async ({ page }) => {
  await openPage(page, path);
  await expect(page.getByRole('main').getByText(search.escapeKey, { exact: true })).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(search.keys(search.clear));
  await page.keyboard.press('Control+k');
  await expect(dialogField(page)).toHaveAccessibleDescription(`${search.hint} ${search.keys(searchField.close)}`);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('search names no keys that a phone lacks, and a slash has no effect', async ({ page }) => {
    await openPage(page, path);
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(search.escapeKey, { exact: true })).toBeHidden();
    await page.keyboard.press('/');
    await searchButton(page).click();
    await expect(dialogField(page)).toHaveValue('');
    await expect(dialogField(page)).toHaveAccessibleDescription(search.hint);
    await expect(page.getByRole('dialog').getByText(search.escapeKey, { exact: true })).toBeHidden();
    await dialogField(page).press('Escape');
    await expect(page.getByRole('contentinfo').getByText(search.shortcuts)).toBeHidden();
  });
});

test('typing replaces the query, a submit or the dialog adds a history entry, and Back and Forward restore both', async ({ page }) => {
  const expectSearch = async (words: string) => {
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words);
    await expect(field(page)).toHaveValue(words);
    await expect(options(page).first()).toContainText(new RegExp(words, 'i'));
  };
  await openPage(page, `${path}?q=webhook`);
  await expectSearch('webhook');
  const length = await page.evaluate(() => history.length);
  await field(page).fill('caching');
  await expectSearch('caching');
  expect(await page.evaluate(() => history.length), 'typing adds no entry').toBe(length);
  await field(page).press('Enter');
  await expect.poll(() => page.evaluate(() => history.length), 'a submit adds one').toBe(length + 1);
  await page.keyboard.press('Control+k');
  await dialogField(page).fill('quota');
  await dialogField(page).press('Enter');
  await expectSearch('quota');
  await page.goBack();
  await expectSearch('caching');
  await page.goBack();
  await expectSearch('webhook');
  await page.goForward();
  await expectSearch('caching');
});

test('a query that breaks the URL is harmless, and a query without results gets suggestions', async ({ page }) => {
  await openPage(page, `${path}?q=${'%F0%9F'}`);
  await field(page).fill('zzyzzxq');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(search.tries.map(plainText));
});

test('the field of the 404 page keeps a query from before hydration, and leads to its results', async ({ page, consoleErrors }) => {
  const release = await openEarly(page, notFound.path);
  await field(page).fill(query);
  await release();
  await field(page).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('q') === query);
  await expect(options(page).first()).toHaveAttribute('href', answer);
  await expect(field(page)).toHaveValue(query);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('404')));
});

test('a failed search index is announced, with a link to the sitemap', async ({ page, consoleErrors }) => {
  await page.route(`**${searchIndexPath}`, (route) => route.abort());
  await page.goto(path);
  const announcements = await recordAnnouncements(page);
  const isFailure = (error: string) => error.includes('ERR_FAILED');
  const failures = () => consoleErrors.filter(isFailure).length;
  await field(page).focus();
  await expect.poll(failures).toBe(1);
  await field(page).fill(query);
  const notice = page.getByRole('main').getByText(plainText(search.failed));
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/sitemap');
  await expectAnnouncements(announcements, [plainText(search.failed)]);
  await expect.poll(failures, 'typing tries again').toBe(2);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !isFailure(error)));
});

test('without JavaScript, the search page has no field, and links to the sitemap', async ({ look }) => {
  const page = await look(path, views.withoutScript);
  const notice = page.getByRole('main').getByText(plainText(search.withoutScript));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/sitemap$/);
});
