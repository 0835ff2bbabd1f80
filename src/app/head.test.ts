import { expect, test } from 'vitest';
import { site } from '../content/site';
import { routeAt } from '../content/routes';
import { notFound } from '../content/siteRoutes';
import { pageHead } from './head';

test('gives a page its title and canonical URL', () => {
  const { title, tags } = pageHead(routeAt('/pricing'));
  expect(title).toBe(`${routeAt('/pricing').title} – ${site.name}`);
  expect(JSON.stringify(tags)).toContain(`"rel":"canonical","href":"${site.origin}/pricing"`);
});

test('keeps the not-found page out of search engines and previews, and the search page out of search engines', () => {
  for (const page of [notFound, routeAt('/search')]) expect(JSON.stringify(pageHead(page).tags)).toContain('"robots","content":"noindex"');
  expect(JSON.stringify(pageHead(routeAt('/status')).tags)).not.toContain('robots');
  expect(JSON.stringify(pageHead(notFound).tags)).not.toContain('canonical');
  expect(JSON.stringify(pageHead(notFound).tags)).not.toContain('og:');
});
