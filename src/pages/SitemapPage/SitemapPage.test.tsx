import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sections } from '../../content/facts/sections';
import { docsPages, routes } from '../../content/routes';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

test('links to every page once, in groups', async () => {
  await renderApp('/sitemap');
  const hrefs = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs.toSorted()).toEqual(routes.map(({ path }) => path).toSorted());

  const docs = main().getByRole('heading', { level: 2, name: sections.docs }).closest('section');
  expect(
    within(docs ?? document.body)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(docsPages.map(({ label }) => label));
});
