import { searchIndexPath } from '../../content/outputPaths';
import { withBase } from '../../lib/base';
import type { SearchedPage } from '../../lib/searchIndexTypes';
import type { Search } from './searchEngine';

let loading: Promise<Search> | undefined;

/** Loads the engine and the index once, and tries again after a failure. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ createSearch }, pages] = await Promise.all([import('./searchEngine'), fetchIndex()]);
  return createSearch(pages);
}

async function fetchIndex(): Promise<readonly SearchedPage[]> {
  const response = await fetch(withBase(searchIndexPath));
  if (!response.ok) throw new Error(`The search index did not load: ${response.status}`);
  return (await response.json()) as readonly SearchedPage[];
}
