import { expect, test } from 'vitest';
import { site } from '../content/site';
import { notFound, routeById } from '../routes';
import { pageHead, updateHead } from './pageHead';

test('gives a page its title, description, canonical address and preview', () => {
  const { title, tags } = pageHead(routeById('pricing'));
  expect(title).toBe(`Pricing – ${site.name}`);
  expect(JSON.stringify(tags)).toContain(`"rel":"canonical","href":"${site.origin}/pricing"`);
  expect(JSON.stringify(tags)).toContain('og:image:alt');
});

test('keeps the page that is not there out of search engines', () => {
  expect(JSON.stringify(pageHead(notFound).tags)).toContain('"robots","content":"noindex"');
  expect(JSON.stringify(pageHead(notFound).tags)).not.toContain('canonical');
});

test('brings the tags of the document up to date', () => {
  document.head.innerHTML = '<meta name="description" content="old"><link rel="canonical" href="old">';
  updateHead(routeById('status'));
  expect(document.title).toBe(`Status – ${site.name}`);
  expect(document.head.querySelector('meta')?.content).toBe(routeById('status').description);
  expect(document.head.querySelector('link')?.href).toBe(`${site.origin}/status`);
  document.head.innerHTML = '';
});
