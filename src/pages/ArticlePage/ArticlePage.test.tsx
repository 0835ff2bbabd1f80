import { expect, onTestFinished, test } from 'vitest';
import { dateInWords, published } from '../../content/interface';
import type { RouteEntry } from '../../content/routeEntry';
import { articlePages } from '../../content/siteRoutes';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

test.skipIf(!articlePages.length)('shows the date of an article that has one', async () => {
  const article = articlePages[0] as { date?: RouteEntry['date'] } & RouteEntry;
  onTestFinished(() => void delete article.date);
  article.date = '2031-02-03';
  await renderApp(article.path);
  const date = main().getByText(dateInWords('2031-02-03'));
  expect(date.getAttribute('datetime')).toBe('2031-02-03');
  expect(date.parentElement?.textContent).toContain(published);
});
