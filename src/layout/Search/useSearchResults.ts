/** The results of a query. Loads the search engine and the index on `load` or when there is a query. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadSearch } from './loadSearch';
import type { Search } from './searchEngine';

/** After this time, search shows an error. If it loads later, it still shows results. */
const searchTimeoutMs = 5000;

export function useSearchResults(query: string) {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    const handleFailure = () => setHasFailed(true);
    const timer = setTimeout(handleFailure, searchTimeoutMs);
    const handleSuccess = (loaded: Search) => {
      setHasFailed(false);
      setSearch(() => loaded);
    };
    loadSearch()
      .then(handleSuccess, handleFailure)
      .finally(() => clearTimeout(timer));
  }, []);

  const hasQuery = query.trim() !== '';
  useEffect(() => {
    if (hasQuery) load();
  }, [query, hasQuery, load]);

  /** Undefined without a query, and until the engine has loaded. */
  const results = useMemo(() => (hasQuery ? search?.(query) : undefined), [search, query, hasQuery]);
  return { results, hasFailed, load };
}
