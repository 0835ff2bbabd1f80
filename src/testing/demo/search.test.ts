import { expect, test } from 'vitest';
import { render } from '../../app/render';
import { pageContent } from '../../build/pageContent';
import { searchedPages } from '../../build/searchIndex';
import { routes } from '../../content/routes';
import { createSearch } from '../../layout/Search/searchEngine';
import { searchQueries } from './searchQueries';

const pages = await Promise.all(routes.map(async ({ path }) => [path, pageContent((await render(path)).app, path)] as const));
const search = await createSearch(searchedPages(new Map(pages)));

test.each(searchQueries)('“%s” finds its answer first', (query, ...answers) => {
  expect(answers).toContain(search(query).groups[0]?.results[0]?.href);
});

test.each(['latch', 'march', 'dispatch'])('“%s”, which is only similar to words of the site, finds nothing', (query) => {
  expect(search(query).count).toBe(0);
});
