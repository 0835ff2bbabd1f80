/** What the tests of search share. */
import type { Page } from '@playwright/test';
import { httpCodes } from '../content/facts/apiReference';
import { search } from '../content/pages/search';

/** This query has one certain result: the row of that status code. */
export const query = `${httpCodes[1].code} ${httpCodes[1].meaning}`;
export const answer = `/docs/limits-and-errors#${httpCodes[1].code}`;

export const dialogField = (page: Page) => page.getByRole('dialog').getByRole('combobox');
export const options = (page: Page) => page.getByRole('listbox', { name: search.results }).getByRole('option');
