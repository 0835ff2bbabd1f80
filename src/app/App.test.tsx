import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problemsHeading } from '../content/interface';
import { notFoundPage } from '../content/pages/notFound';
import { notFound, siteRoutes } from '../content/siteRoutes';
import { expectNoViolations } from '../testing/axe';
import { main } from '../testing/main';
import { renderApp } from '../testing/renderApp';

// DocsPage.test.tsx has the pages of the docs, so that two workers share the pages.
const paths = [...siteRoutes.filter(({ group }) => !group), notFound].map(({ path }) => path);

test.each(paths)('shows %s with one main heading and no accessibility violations', async (path) => {
  await renderApp(path);
  expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoViolations();
});

test.each([
  ['/signin', 2],
  ['/signup', 5],
])('%s has no accessibility violations while it shows errors', async (path, count) => {
  await renderApp(path);
  fireEvent.submit(main().getByRole('form'));
  expect(main().getByRole('group', { name: problemsHeading(count) })).toBe(document.activeElement);
  await expectNoViolations();
});

test('shows the not-found page with links to other pages at an unknown path', async () => {
  await renderApp('/no/such-page');
  expect(main().getByText(notFoundPage.eyebrow)).toBeTruthy();
  for (const { text } of notFoundPage.links) expect(main().getByRole('link', { name: text })).toBeTruthy();
});
