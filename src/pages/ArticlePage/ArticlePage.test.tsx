import { expect, onTestFinished, test } from 'vitest';
import { articlePage } from '../../content/interface';
import { readingMinutes } from '../../content/readingTime';
import { articlePages, type RouteEntry } from '../../content/siteRoutes';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

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
