import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button/Button';
import fieldStyles from '../../components/Form/TextField.module.css';
import { maxQueryLength } from '../../components/SearchForm/SearchForm';
import { searchField } from '../../content/interface';
import { pathOf, siteRouteById } from '../../content/siteRoutes';
import { withBase } from '../../lib/base';
import { keyOf } from '../../lib/keyOf';
import { useBack } from '../../lib/useBack';
import { Announcer } from '../Announcer/Announcer';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { loadSearch } from './loadSearch';
import type { SearchBox } from './SearchBox';
import boxStyles from './SearchBox.module.css';
import styles from './SearchDialog.module.css';

/**
 * Search over the current page, which `lib/openSearch.ts` opens, also before hydration. Its field is a plain one until the code of search has
 * loaded, and stays one if that fails: Enter then opens the search page. Esc and Back close the dialog, and a link in it does.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const isComposing = useRef(false);
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  /** Undefined while the dialog is closed or has the plain field. */
  const [Box, setBox] = useState<typeof SearchBox>();

  const close = () => dialog.current?.close();
  const open = (href: string) => {
    close();
    navigate(href);
  };
  const openSearchPage = (text: string) => {
    if (text.trim()) open(`${pathOf('search')}?${new URLSearchParams({ q: text })}`);
  };
  const load = async () => {
    // Beside the field, which tells of a failure.
    loadSearch().catch(() => {});
    const loaded = await import('./SearchBox').catch(() => undefined);
    // Another field would end the composition.
    if (isComposing.current) await new Promise((resolve) => field.current?.addEventListener('compositionend', resolve, { once: true }));
    if (!loaded || !dialog.current?.open) return;
    // At once, so that the next key gets into the new field.
    flushSync(() => {
      setQuery(field.current?.value ?? '');
      setBox(() => loaded.SearchBox);
    });
  };
  const loadIfOpen = useEffectEvent(() => void (dialog.current?.open && load()));
  useEffect(() => loadIfOpen(), []);
  useBack(close);

  const handleClose = () => {
    setQuery('');
    // The event is late: a quick visitor may have opened the dialog again, and its focus event has passed.
    if (dialog.current?.open) return;
    setBox(undefined);
    if (field.current) field.current.value = '';
  };
  // Esc closes the dialog itself. React Aria's field would clear its text first, and an open menu would close too.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') event.stopPropagation();
  };
  const handleClick = ({ target, defaultPrevented }: MouseEvent) => {
    // The router has followed a link, for example to the sitemap.
    if (defaultPrevented && target instanceof Element && target.closest('a:not([role=option])')) close();
  };
  const closeButton = (
    <form method="dialog">
      <Button type="submit">{searchField.close}</Button>
    </form>
  );

  return (
    // The controls inside receive the events.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.root}
      data-screen
      aria-label={siteRouteById('search').label}
      onFocus={() => Box || void load()}
      onClose={handleClose}
      onKeyDownCapture={handleKeyDown}
      onClick={handleClick}
      closedby="any"
    >
      {Box ? (
        <ErrorBoundary onError={() => location.assign(withBase(pathOf('search')))}>
          <Box query={query} onChange={setQuery} onSubmit={() => openSearchPage(query)} onOpen={open} closeButton={closeButton} />
          {/* The page behind is inert. */}
          <Announcer />
        </ErrorBoundary>
      ) : (
        <div role="search" className={boxStyles.bar} aria-label={searchField.label}>
          <div className={`${fieldStyles.root} ${boxStyles.field}`}>
            <label className={fieldStyles.label} htmlFor={fieldId}>
              {searchField.label}
            </label>
            <input
              ref={field}
              id={fieldId}
              className={`${fieldStyles.input} ${boxStyles.input}`}
              autoComplete="off"
              maxLength={maxQueryLength}
              enterKeyHint="search"
              onCompositionStart={() => (isComposing.current = true)}
              onCompositionEnd={() => (isComposing.current = false)}
              onKeyDown={(event) => keyOf(event) === 'Enter' && openSearchPage(event.currentTarget.value)}
            />
          </div>
          {closeButton}
        </div>
      )}
    </dialog>
  );
}
