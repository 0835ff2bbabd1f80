import { test } from 'vitest';
import { docsPages } from '../../content/routes';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

// App.test.tsx has the other pages.
test.each(docsPages.map(({ path }) => path))('%s has no accessibility violations', async (path) => {
  await renderApp(path);
  await expectNoViolations();
});
