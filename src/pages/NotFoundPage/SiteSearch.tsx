import { useRef } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button/Button';
import { SearchField, searchUrl } from '../../components/SearchField/SearchField';
import { searchField } from '../../content/interface';
import { keyOf } from '../../lib/keyOf';

/** A search field that opens the search page. React leaves its text to the browser, so it keeps what was typed before hydration. */
export function SiteSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const search = () => navigate(searchUrl(input.current?.value ?? ''));
  return (
    <SearchField
      ref={input}
      onKeyDown={(event) => keyOf(event) === 'Enter' && search()}
      button={<Button onPress={search}>{searchField.submit}</Button>}
    />
  );
}
