/** Renders the site at a URL, as in a browser after hydration. */
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '../app/App';
import { pageTitle } from '../app/head';
import { loadPage } from '../app/loadPage';
import { cancelOnPopState } from '../app/navigation';
import { trackScrollPosition } from '../app/scrollRestoration';

/** The URL may have a query and a hash. */
export async function renderApp(url: string) {
  history.replaceState(null, '', url);
  const { page } = await loadPage(location.pathname);
  document.documentElement.lang = 'en';
  document.title = pageTitle(page);
  onTestFinished(trackScrollPosition());
  onTestFinished(cancelOnPopState());
  return render(<App />);
}
