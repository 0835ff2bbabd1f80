import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button/Button';
import { searchUrl } from '../../components/SearchField/SearchField';
import { searchField } from '../../content/interface';
import { siteRouteAt } from '../../content/siteRoutes';
import { withBase } from '../../lib/base';
import { hasModifier, keyOf } from '../../lib/keyOf';
import { useBack } from '../../lib/useBack';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { SearchBox } from './SearchBox';
import styles from './SearchDialog.module.css';

/**
 * Search over the current page, which `lib/openSearch.ts` opens, also before hydration. Enter opens the search page, also if the code of
 * search does not load. Esc, Back, a click outside, and a link in it close the dialog.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const close = () => dialog.current?.close();
  useBack(close);

  const openSearchPage = () => {
    if (!query.trim()) return;
    close();
    navigate(searchUrl(query));
  };
  const handleError = () => {
    if (dialog.current?.open) location.assign(withBase(searchUrl(query)));
  };
  // Esc closes the dialog itself. An open menu would close too.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') event.stopPropagation();
  };
  const handleClick = (event: MouseEvent) => {
    if (!hasModifier(event) && event.target instanceof Element && event.target.closest('a')) close();
  };

  return (
    // The field keeps its place when the dialog closes. Without an element that held the selection, Chromium types nothing in the field
    // that gets focus back.
    <dialog
      ref={dialog}
      className={styles.root}
      data-screen
      aria-label={siteRouteAt('/search').label}
      onClose={() => setQuery('')}
      onKeyDown={handleKeyDown}
      // Not onClick, which would make screen readers say that the dialog is clickable.
      onClickCapture={handleClick}
      closedby="any"
    >
      <ErrorBoundary onError={handleError}>
        <SearchBox
          query={query}
          onChange={setQuery}
          onSubmit={openSearchPage}
          closeButton={
            <form method="dialog">
              <Button type="submit">{searchField.close}</Button>
            </form>
          }
        />
      </ErrorBoundary>
    </dialog>
  );
}
