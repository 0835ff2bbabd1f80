/** Renders the whole site at an address, as it is in the browser after hydration. */
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '../App';
import { pageTitle } from '../layout/pageTitle';
import { watchPlaces } from '../lib/places';
import { loadPage } from '../loadPage';
import { watchWishes } from '../openPage';

/** The address may have a query and a hash. */
export async function renderApp(address: string) {
  history.replaceState(null, '', address);
  const { page } = await loadPage(location.pathname);
  document.documentElement.lang = 'en';
  document.title = pageTitle(page);
  onTestFinished(watchPlaces());
  onTestFinished(watchWishes());
  return render(<App />);
}
