import { expect, test } from 'vitest';
import { docsPages } from '../../content/routes';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

// App.test.tsx has the other pages.
test.each(docsPages.map(({ path }) => path))('shows %s with one main heading and no accessibility violations', async (path) => {
  await renderApp(path);
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
  await expectNoViolations();
});
