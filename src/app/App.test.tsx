import { expect, test } from 'vitest';
import { notFound, siteRoutes } from '../content/siteRoutes';
import { expectNoViolations } from '../testing/axe';
import { renderApp } from '../testing/renderApp';

// DocsPage.test.tsx has the pages of the docs, so that two workers share the pages.
const paths = [...siteRoutes.filter(({ group }) => !group), notFound].map(({ path }) => path);

test.each(paths)('shows %s with one main heading and no accessibility violations', async (path) => {
  await renderApp(path);
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
  await expectNoViolations();
});
