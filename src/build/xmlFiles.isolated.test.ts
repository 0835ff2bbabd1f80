// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { changelog } from '../content/facts/changelog';
import { feedPaths, unlisted } from '../content/outputPaths';
import { routes } from '../content/routes';
import { articlePages } from '../content/siteRoutes';
import { feed, news } from './feeds';
import { siteUrl } from './siteUrl';
import { textFiles } from './textFiles';

const files = textFiles(new Map());
const file = (path: string) => files.get(path)?.() ?? expect.unreachable(`There is no ${path}`);

/** Parses XML as a browser does. */
const elementsOf = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return (name: string) => Array.from(document.getElementsByTagName(name));
};

test('sitemap.xml lists every page once, except unlisted ones', () => {
  const urls = elementsOf(file('/sitemap.xml'))('loc').map(({ textContent }) => textContent);
  expect(urls).toEqual(routes.filter(({ id }) => !unlisted.includes(id)).map(({ path }) => siteUrl(path)));
});

test.each(Object.values(feedPaths))('%s is an Atom feed with the elements that RFC 4287 requires', (path) => {
  const find = elementsOf(file(path));
  expect(find('feed')).toHaveLength(1);
  for (const { tagName, children } of [...find('feed'), ...find('entry')]) {
    const names = Array.from(children, (child) => child.tagName);
    for (const name of ['id', 'title', 'updated'])
      expect(
        names.filter((child) => child === name),
        `${tagName} has one ${name}`,
      ).toHaveLength(1);
  }
  for (const { textContent } of find('updated')) expect(new Date(textContent).toISOString().slice(0, 19)).toBe(textContent.slice(0, 19));
  expect(file(path)).toContain(`rel="self" type="application/atom+xml" href="${siteUrl(path)}"`);
});

test('the changelog feed has every dated version, and only pages with dated news have a feed', () => {
  const updates = elementsOf(file(feedPaths.docsChangelog ?? ''))('updated').map(({ textContent }) => textContent.slice(0, 10));
  expect(updates.slice(1)).toEqual(changelog.flatMap(({ date }) => date ?? []));
  const dated = Object.entries({ ...news, resources: articlePages }).filter(([, entries]) => entries.some(({ date }) => date));
  expect(Object.keys(feedPaths).toSorted()).toEqual(dated.map(([id]) => id).toSorted());
});

test('an article with a date is in the feed of the resources page, and links to its own page', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { articlePages } = await import('../content/siteRoutes');
  const [article] = articlePages as unknown as [{ date?: string; path: string; title: string }];
  article.date = '2031-02-03';
  const { feeds } = await import('./feeds');
  const find = elementsOf(feeds().get('/resources.atom')?.() ?? '');
  expect(find('entry')).toHaveLength(1);
  expect(find('title').map(({ textContent }) => textContent)).toContain(article.title);
  expect(find('id').map(({ textContent }) => textContent)).toContain(siteUrl(article.path));
  expect(find('ul')).toEqual([]);
});

test('a feed has the date of its newest entry, links to anchors, and escapes special characters', () => {
  const entry = { path: '/status#late', title: 'Late & <later>', summary: 'Was “late”', points: ['1 < 2 & 3'] };
  const xml = feed('status', '/status.atom', [
    { ...entry, date: '2031-02-03' },
    { ...entry, path: '/status#early', date: '2030-02-03' },
    { ...entry, path: '/status#never', date: null },
  ]);
  expect(elementsOf(xml)('title').map(({ textContent }) => textContent)).toContain('Late & <later>');
  expect(xml.match(/<updated>2031-02-03T00:00:00Z/g)).toHaveLength(2);
  expect(xml).toContain(`href="${siteUrl('/status#late')}"`);
  expect(xml).not.toContain('never');
  expect(xml).toContain('<li>1 &lt; 2 &amp; 3</li>');
});
