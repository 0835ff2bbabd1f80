import { searchIndexPath } from '../../content/twins';
import { withBase } from '../../lib/base';
import type { SearchedPage } from '../../lib/searchIndexTypes';
import type { ResultList } from './ResultList';
import type { Search } from './searchEngine';

/** What is fetched when somebody begins to search. */
export interface LoadedSearch {
  readonly search: Search;
  readonly List: typeof ResultList;
}

let loaded: Promise<LoadedSearch> | undefined;

/** Fetches it once, and tries again after a failure. In an object, so that a test can replace `load`. */
export const searchCode = {
  load(): Promise<LoadedSearch> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  },
};

async function load(): Promise<LoadedSearch> {
  const [{ createSearch }, { ResultList }, pages] = await Promise.all([import('./searchEngine'), import('./ResultList'), fetchIndex()]);
  return { search: await createSearch(pages), List: ResultList };
}

async function fetchIndex(): Promise<readonly SearchedPage[]> {
  const response = await fetch(withBase(searchIndexPath));
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`);
  return response.json();
}
