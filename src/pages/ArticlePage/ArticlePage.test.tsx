import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { loadArticle } from '../../app/loadPage';
import { articlePage, breadcrumbsLabel } from '../../content/interface';
import { nextStep } from '../../content/pages/nextStep';
import { plainText } from '../../content/plainText';
import { readingMinutes } from '../../content/readingTime';
import { routeById } from '../../content/routes';
import { articlePages, type RouteEntry } from '../../content/siteRoutes';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';
import { sampleTagName } from '../../testing/sampleTagName';

test.each(articlePages)('shows the article $path with its reading time, its tag, and the ways back and on', async (page) => {
  const article = (await loadArticle(page)) ?? expect.unreachable();
  await renderApp(page.path);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(page.title);
  for (const { heading, blocks } of article.sections) {
    const section = main().getByRole('heading', { level: 2, name: heading }).closest('section');
    for (const block of blocks) if (block.kind === 'paragraph') expect(section?.textContent).toContain(plainText(block.text));
  }
  expect(main().getByText(articlePage.readingTime(readingMinutes(article)), { exact: false })).toBeTruthy();
  expect(main().queryAllByText(articlePage.published, { exact: false })).toHaveLength(page.date ? 1 : 0);
  const header = main().getByRole('heading', { level: 1 }).closest('header') ?? expect.unreachable();
  expect(within(header).queryAllByRole('link', { name: sampleTagName })).toHaveLength(article.isSample ? 1 : 0);
  if (article.isSample) expect(main().getAllByRole('link', { name: sampleTagName }), 'the tag covers the drawing').toHaveLength(1);
  expect(main().getByRole('heading', { name: nextStep.heading })).toBeTruthy();
  const crumbs = within(screen.getByRole('navigation', { name: breadcrumbsLabel })).getAllByRole('link');
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([routeById('home').path, routeById('resources').path, page.path]);
});

test('shows the date of an article that has one', async () => {
  const article = articlePages[0] as { date?: RouteEntry['date'] } & RouteEntry;
  onTestFinished(() => void delete article.date);
  article.date = '2031-02-03';
  await renderApp(article.path);
  const date = main().getByText('February 3, 2031');
  expect(date.getAttribute('datetime')).toBe('2031-02-03');
  expect(date.parentElement?.textContent).toContain(articlePage.published);
});

test('counts the words of lead, headings, lists, and tables as reading time', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const section = { id: 'a', heading: words(10), blocks: [{ kind: 'list', items: [words(100)] }] } as const;
  const table = { kind: 'table', table: { caption: '', columns: [], rows: [[words(10)]] } } as const;
  expect(readingMinutes({ lead: words(110), sections: [{ ...section, blocks: [...section.blocks, table] }] })).toBe(1);
  expect(readingMinutes({ lead: words(111), sections: [{ ...section, blocks: [...section.blocks, table] }] })).toBe(2);
});
