/** Keeps the search field and the URL in sync. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { maxQueryLength } from '../../components/SearchField/SearchField';
import { changeUrl } from '../../lib/changeUrl';

/** The time without typing before the URL changes. Safari allows 100 changes in 30 seconds. */
const urlUpdateDelayMs = 300;

export function useQuery() {
  const [query, setQuery] = useState('');
  /** The query at the start of this history entry. Typing changes the entry, and a submit adds one. */
  const entered = useRef('');

  useLayoutEffect(() => {
    const readUrl = () => setQuery((entered.current = queryInUrl()));
    entered.current = queryInUrl();
    // The field has text from before hydration.
    setQuery((early) => early || entered.current);
    // The router dispatches `pushState`, for example when the dialog searches while this page is open.
    const controller = new AbortController();
    for (const type of ['popstate', 'pushState']) addEventListener(type, readUrl, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => writeQuery(query, 'replaceState'), urlUpdateDelayMs);
    return () => clearTimeout(timer);
  }, [query]);

  const submit = () => {
    if (query === entered.current) return;
    // The current entry gets its first query again, so that Back returns to it.
    writeQuery(entered.current, 'replaceState');
    writeQuery(query, 'pushState');
    entered.current = query;
  };
  return { query, type: setQuery, submit, keep: () => writeQuery(query, 'replaceState') };
}

function queryInUrl(): string {
  return (new URLSearchParams(location.search).get('q') ?? '').slice(0, maxQueryLength);
}

function writeQuery(query: string, method: 'pushState' | 'replaceState') {
  if (query === queryInUrl()) return;
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  changeUrl(url.href, method);
}
