/** The results of a query, or suggestions without one. The search engine and its index load at the first use of a field. */
import { useEffect, useMemo, useState } from 'react';
import { loadSearch } from './loadSearch';
import type { Search } from './searchEngine';

/** After this time, search shows an error. If it loads later, it still shows results. */
const searchTimeoutMs = 5000;

export function useSearchResults(query: string, isUsed: boolean) {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isUsed) return undefined;
    const handleFailure = () => setHasFailed(true);
    const timer = setTimeout(handleFailure, searchTimeoutMs);
    // After a failure, each change of the query tries again.
    loadSearch()
      .then((loaded) => setSearch(() => loaded), handleFailure)
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [query, isUsed]);

  /** Undefined until the engine has loaded. */
  const results = useMemo(() => search?.(query), [search, query]);
  return { results, hasFailed };
}
