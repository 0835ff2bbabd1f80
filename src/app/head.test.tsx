import { expect, test } from 'vitest';
import { markdownPath } from '../content/outputPaths';
import { routeAt } from '../content/routes';
import { site } from '../content/site';
import { notFound } from '../content/siteRoutes';
import { updateHead } from './head';

const tags = ['link[rel=canonical]', 'meta[property="og:url"]', 'link[rel=alternate]', 'meta[name=robots]'];
const values = () =>
  tags.map((selector) => {
    const tag = document.head.querySelector(selector);
    return tag?.getAttribute('content') ?? tag?.getAttribute('href');
  });

test('a page reached from the 404 page has its own canonical URL, preview, and Markdown, and Back removes them', () => {
  updateHead(notFound);
  updateHead(routeAt('/privacy'));
  expect(values()).toEqual([`${site.origin}/privacy`, `${site.origin}/privacy`, markdownPath('/privacy'), undefined]);
  updateHead(notFound);
  expect(values()).toEqual([undefined, undefined, undefined, 'noindex']);
});
