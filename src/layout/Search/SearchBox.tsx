import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import fieldStyles from '../../components/Form/TextField.module.css';
import { RichText } from '../../components/RichText/RichText';
import { maxQueryLength } from '../../components/SearchForm/SearchForm';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { plainText } from '../../content/plainText';
import { search } from '../../content/pages/search';
import { searchField } from '../../content/interface';
import { announce } from '../../lib/announce';
import { keyOf } from '../../lib/keyOf';
import { useHydrated } from '../../lib/useHydrated';
import { ResultList } from './ResultList';
import primitives from '../../styles/primitives.module.css';
import styles from './SearchBox.module.css';
import type { SearchResults } from './searchEngine';
import { suggestions } from './suggestions';
import { useSearchResults } from './useSearchResults';

export interface SearchBoxProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Called on Enter while no result is active. */
  readonly onSubmit: () => void;
  /** Called with the path and hash of a result. */
  readonly onOpen: (href: string) => void;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** Beside the field of the dialog, which takes focus. */
  readonly closeButton?: ReactNode;
}

/** The delay after the last key, so that screen readers announce the result count once. */
const countDelayMs = 700;

/**
 * The search field with its results, or with suggestions while it is empty. Focus stays in the field: the arrow keys move through
 * the results, and Enter opens one.
 */
export function SearchBox({ query, onChange, onSubmit, onOpen, input, closeButton }: SearchBoxProps) {
  const { results, hasFailed, load } = useSearchResults(query);
  const message = results ? summaryOf(results, query) : hasFailed ? plainText(search.failed) : '';
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => announce(message), countDelayMs);
    return () => clearTimeout(timer);
  }, [message, query]);
  const hintId = useId();
  const hasHint = results?.count !== 0;
  const escapeAction = closeButton ? searchField.close : search.clear;
  const ownInput = useRef<HTMLInputElement>(null);
  const ref = input ?? ownInput;
  const hasActiveResult = () => Boolean(ref.current?.hasAttribute('aria-activedescendant'));
  const handleSubmit = () => {
    // React Aria calls this also when Enter opens the active result.
    if (!hasActiveResult()) onSubmit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event);
    // React Aria would take keys of an input method, and Home and End, which move the cursor unless a result is active.
    if (key === '' || (['Home', 'End'].includes(key) && (event.shiftKey || !hasActiveResult()))) event.stopPropagation();
  };
  // Not prerendered, because options would refer to ids that React Aria adds only after hydration.
  const isHydrated = useHydrated();
  const groups = query.trim() ? results?.groups : isHydrated ? [suggestions] : undefined;

  return (
    // The field receives the events.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="search" data-with-js aria-label={searchField.label} onKeyDownCapture={handleKeyDown}>
      <Autocomplete inputValue={query} onInputChange={onChange} disableAutoFocusFirst>
        <div className={styles.bar}>
          <SearchField
            className={`${fieldStyles.root} ${styles.field}`}
            name="q"
            maxLength={maxQueryLength}
            enterKeyHint="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor opened the dialog to type
            autoFocus={Boolean(closeButton)}
            onFocus={load}
            onSubmit={handleSubmit}
          >
            <Label className={fieldStyles.label}>{searchField.label}</Label>
            {/*
             * React Aria's field has no role that announces its list (APG combobox). It adds the ids of a description and an error, which
             * this field does not have: only the hint.
             */}
            <Input
              ref={ref}
              className={`${fieldStyles.input} ${styles.input}`}
              render={(input) => (
                <input
                  {...input}
                  type="text"
                  role="combobox"
                  aria-controls={input['aria-controls']}
                  aria-expanded={Boolean(groups?.length)}
                  aria-describedby={hasHint ? hintId : undefined}
                />
              )}
            />
          </SearchField>
          {closeButton}
        </div>
        {hasHint && (
          <p id={hintId} className={primitives.quiet}>
            {closeButton && <span>{search.hint} </span>}
            <span data-with-keyboard>
              <VisuallyHidden>{search.keys(escapeAction)}</VisuallyHidden>
              <KeyLegend escape={escapeAction} />
            </span>
          </p>
        )}
        <div className={styles.results}>
          {results && <p className={styles.count}>{message}</p>}
          {results?.count === 0 && (
            <ul>
              {search.tries.map((text, index) => (
                <li key={index}>
                  <RichText text={text} />
                </li>
              ))}
            </ul>
          )}
          {!results && hasFailed && (
            <p>
              <RichText text={search.failed} />
            </p>
          )}
          {groups && groups.length > 0 && <ResultList groups={groups} onOpen={onOpen} />}
        </div>
      </Autocomplete>
    </div>
  );
}

/** The keys of the field. Screen readers read them in words, because they would spell out the arrows. */
function KeyLegend({ escape }: { readonly escape: string }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {[...search.keyLegend, { keys: [search.escapeKey], does: escape }].map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          <span>{does}</span>
        </span>
      ))}
    </span>
  );
}

function summaryOf({ count, isCut }: SearchResults, query: string): string {
  if (count === 0) return search.none(query);
  return isCut ? search.many(count) : search.count(count);
}
