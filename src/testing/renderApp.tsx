/** Renders the site at a URL, as in a browser after hydration. */
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '../app/App';
import { pageTitle } from '../app/head';
import { loadPage } from '../app/loadPage';
import { cancelOnBackAndEscape } from '../app/navigation';
import { trackScrollPosition } from '../app/scrollRestoration';

/**
 * The URL may have a query and a hash. `linked` are the paths of pages that the test opens by a link: compiling them can take longer than
 * a link waits (app/navigation.ts).
 */
export async function renderApp(url: string, ...linked: readonly string[]) {
  history.replaceState(null, '', url);
  const [{ page }] = await Promise.all([loadPage(location.pathname), ...linked.map((path) => loadPage(path))]);
  document.documentElement.lang = 'en';
  document.title = pageTitle(page);
  onTestFinished(trackScrollPosition());
  onTestFinished(cancelOnBackAndEscape());
  return render(<App />);
}
