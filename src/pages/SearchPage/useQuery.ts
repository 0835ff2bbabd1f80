/** The query, kept the same in the field and in the address. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { maxQueryLength } from '../../components/SearchForm/SearchForm';
import { changeUrl } from '../../lib/changeUrl';

/** Typing that pauses this long is written into the address: Safari allows 100 changes in 30 s. */
const urlUpdateDelayMs = 300;

export function useQuery() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** The query with which this history entry began: typing changes it, a submit adds the next entry. */
  const entered = useRef('');

  useLayoutEffect(() => {
    const follow = () => setQuery((entered.current = queryInAddress()));
    follow();
    // Typed before hydration, or put back by the browser.
    if (input.current?.value) setQuery(input.current.value);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => writeQuery(query, 'replaceState'), urlUpdateDelayMs);
    return () => clearTimeout(timer);
  }, [query]);

  const submit = () => {
    if (query === entered.current) return;
    // The entry that is left gets back the query that it began with, so that Back returns to that.
    writeQuery(entered.current, 'replaceState');
    writeQuery(query, 'pushState');
    entered.current = query;
  };
  return { input, query, type: setQuery, submit, keep: () => writeQuery(query, 'replaceState') };
}

function queryInAddress(): string {
  return (new URLSearchParams(location.search).get('q') ?? '').slice(0, maxQueryLength);
}

function writeQuery(query: string, method: 'pushState' | 'replaceState') {
  if (query === queryInAddress()) return;
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  changeUrl(address.href, method);
}
