/** The results of a query. Engine, index and list are fetched when somebody begins to search. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type LoadedSearch, searchCode } from './loadSearch';

/** After this long, in ms, the page says that search did not load; if it comes later, it still counts. */
const patience = 5000;

export function useSearch(query: string) {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [hasFailed, setHasFailed] = useState(false);

  const begin = useCallback(() => {
    const fail = () => setHasFailed(true);
    const timer = setTimeout(fail, patience);
    const succeed = (search: LoadedSearch) => {
      setHasFailed(false);
      setLoaded(search);
    };
    searchCode.load().then(succeed, fail).finally(() => clearTimeout(timer));
  }, []);

  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked, begin]);

  // Undefined while nothing is asked, and until it can be answered.
  const found = useMemo(() => (isAsked ? loaded?.search(query) : undefined), [loaded, query, isAsked]);
  return { found, List: loaded?.List, hasFailed, begin };
}
