import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { RichText } from '../../components/RichText/RichText';
import { SearchField } from '../../components/SearchField/SearchField';
import { search } from '../../content/pages/search';
import { codeLanguageChoice, codeLanguages } from '../../lib/codeLanguage';
import { hasModifier, keyOf } from '../../lib/keyOf';
import { useEntered } from '../../lib/useEntered';
import { optionId, ResultList } from './ResultList';
import { SearchHint } from './SearchHint';
import styles from './SearchBox.module.css';
import type { SearchResults } from './searchEngine';
import { useSearchResults } from './useSearchResults';

export interface SearchBoxProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Called on Enter while no result is active. */
  readonly onSubmit: () => void;
  /** Beside the field of the dialog. */
  readonly closeButton?: ReactNode;
}

/** The delay after the last key, so that screen readers announce the result count once. A count that stays the same is not repeated. */
const countDelayMs = 700;

/**
 * The search field with its results, or with suggestions while it is empty: an editable combobox with a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Focus stays in the field: the arrow keys move through the results, and Enter opens one.
 */
export function SearchBox({ query, onChange, onSubmit, closeButton }: SearchBoxProps) {
  const [isUsed, setIsUsed] = useState(false);
  const { results, hasFailed } = useSearchResults(query, isUsed);
  const listId = useId();
  const hintId = useId();
  const count = results?.count ?? 0;
  /** The place of the active option; -1 for the field itself. */
  const [active, setActive] = useState(-1);
  const activeId = active >= 0 && active < count ? optionId(listId, active) : undefined;
  const message = query.trim() && (results ? summaryOf(results, query) : hasFailed && search.failed);
  const [counted, setCounted] = useState<typeof message>('');

  const change = (text: string) => {
    setActive(-1);
    onChange(text);
  };
  const entered = useEntered<HTMLInputElement>(({ value }) => change(value));
  useEffect(() => {
    // A field of the page, or of a dialog that was open before hydration.
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- nothing knows it while rendering
    if (entered.ref.current?.getClientRects().length) setIsUsed(true);
  }, [entered.ref]);
  useEffect(() => {
    const timer = setTimeout(setCounted, countDelayMs, message);
    return () => clearTimeout(timer);
  }, [query, message]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event);
    const option = activeId && (document.getElementById(activeId) as HTMLAnchorElement | null);
    const next = nextOption(key, active, count);
    if (key === 'Enter' && option && hasModifier(event)) openTab(option.href);
    else if (key === 'Enter' && option) option.click();
    else if (key === 'Enter') onSubmit();
    else if (key === 'Escape' && !closeButton) change('');
    else if (next !== undefined && !hasModifier(event)) activate(next);
    else return;
    event.preventDefault();
  };
  const activate = (place: number) => {
    setActive(place);
    document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  /** Samples open in the language that the query names. */
  const openLanguage = () => {
    const language = codeLanguages.find((name) => query.toLowerCase().includes(name));
    if (language) codeLanguageChoice.write(language);
  };
  const openTab = (url: string) => {
    openLanguage();
    window.open(url);
  };
  const hasHint = isUsed && results?.count !== 0;

  return (
    <SearchField
      {...entered}
      value={query}
      onFocus={() => setIsUsed(true)}
      onBlur={() => setActive(-1)}
      onKeyDown={handleKeyDown}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={count > 0}
      aria-controls={count > 0 ? listId : undefined}
      aria-activedescendant={activeId}
      aria-describedby={hasHint ? hintId : undefined}
      button={closeButton}
    >
      {hasHint && <SearchHint id={hintId} isInDialog={Boolean(closeButton)} />}
      <div className={styles.results}>
        {/* Before it has text, because screen readers ignore a live region that is added with its message. */}
        {isUsed && (
          <p role="status" className={message ? styles.count : undefined}>
            {message && message === counted && (
              <span>
                <RichText text={message} />
              </span>
            )}
          </p>
        )}
        {results?.count === 0 && (
          <ul>
            {search.tries.map((text, index) => (
              <li key={index}>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        )}
        {isUsed && results && count > 0 && <ResultList id={listId} groups={results.groups} activeId={activeId} onOpen={openLanguage} />}
      </div>
    </SearchField>
  );
}

/** The place that a key leads to; undefined for other keys. Beyond the first and the last option is the field. */
function nextOption(key: string, active: number, count: number): number | undefined {
  const places = count + 1;
  if (key === 'ArrowDown') return ((active + 2) % places) - 1;
  if (key === 'ArrowUp') return ((active + places) % places) - 1;
  // They move the cursor unless an option is active.
  if (active >= 0 && key === 'Home') return 0;
  return active >= 0 && key === 'End' ? count - 1 : undefined;
}

function summaryOf({ count, isCut }: SearchResults, query: string): string {
  if (count === 0) return search.none(query);
  return isCut ? search.many(count) : search.count(count);
}
