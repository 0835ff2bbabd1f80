import { expect, test } from 'vitest';
import { site } from '../content/site';
import { socialCardAlt } from '../content/interface';
import { routeById } from '../content/routes';
import { notFound } from '../content/siteRoutes';
import { pageHead, updateHead } from './head';

test('gives a page its title and canonical URL', () => {
  const { title, tags } = pageHead(routeById('pricing'));
  expect(title).toBe(`${routeById('pricing').title} – ${site.name}`);
  expect(JSON.stringify(tags)).toContain(`"rel":"canonical","href":"${site.origin}/pricing"`);
});

test('keeps the not-found page out of search engines and previews, and the search page out of search engines', () => {
  for (const page of [notFound, routeById('search')])
    expect(JSON.stringify(pageHead(page).pageSpecificTags)).toContain('"robots","content":"noindex"');
  expect(JSON.stringify(pageHead(routeById('status')).pageSpecificTags)).not.toContain('robots');
  expect(JSON.stringify(pageHead(notFound).tags)).not.toContain('canonical');
  expect(JSON.stringify(pageHead(notFound).tags)).not.toContain('og:');
});

test('updates the title and the tags of the document', () => {
  document.head.innerHTML =
    '<meta name="description" content="old"><link rel="canonical" href="old">' +
    '<meta property="og:image" content="old"><meta property="og:image:alt" content="old">';
  updateHead(routeById('status'));
  expect(document.title).toBe(`${routeById('status').title} – ${site.name}`);
  expect(document.head.querySelector('meta')?.content).toBe(routeById('status').description);
  expect(document.head.querySelector('link')?.href).toBe(`${site.origin}/status`);
  const [, image, imageAlt] = document.head.querySelectorAll('meta');
  expect(image?.content).toBe(`${site.origin}/cards/status.png`);
  expect(imageAlt?.content).toBe(socialCardAlt(routeById('status').title));
  document.head.innerHTML = '';
});
