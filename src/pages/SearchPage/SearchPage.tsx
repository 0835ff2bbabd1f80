import { useEffect, useId } from 'react';
import { useLocation } from 'wouter';
import fieldStyles from '../../components/Form/TextField.module.css';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { longestQuery, SearchForm } from '../../components/SearchForm/SearchForm';
import { plainText } from '../../content/plainText';
import { search } from '../../content/search';
import { announce } from '../../lib/announce';
import type { Found } from './searchEngine';
import styles from './SearchPage.module.css';
import { useCombobox } from './useCombobox';
import { useQuery } from './useQuery';
import { useSearch } from './useSearch';

/** Typing that pauses this long, in ms, is answered aloud. */
const announcementPause = 700;

/**
 * A combobox as in the ARIA Authoring Practices. Its list stands in the page: it covers nothing, and whoever opens the address of a
 * search finds it there.
 */
export function SearchPage() {
  const id = useId();
  const [, navigate] = useLocation();
  const { input, query, type, submit, keep } = useQuery();
  const { found, List, hasFailed, begin } = useSearch(query);
  const { field, list, isOpen } = useCombobox({ input, value: query, onChange: type, hasOptions: found !== undefined && found.count > 0 });

  const message = found ? summaryOf(found, query) : hasFailed ? plainText(search.failed) : '';
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => announce(message), announcementPause);
    return () => clearTimeout(timer);
  }, [message, query]);

  const open = (address: string) => {
    keep();
    navigate(address);
  };

  return (
    <PageColumn>
      <PageHeader heading={search.heading} lead={search.lead} />
      <p data-without-js>
        <RichText text={search.withoutScript} />
      </p>
      <div className={styles.search} onFocus={begin}>
        <SearchForm fieldId={id} onSearch={submit}>
          <input {...field} id={id} className={fieldStyles.input} name="q" maxLength={longestQuery} enterKeyHint="search" />
        </SearchForm>
        {found && <p className={styles.count}>{message}</p>}
        {found?.count === 0 && (
          <ul>
            {search.tries.map((text, index) => (
              <li key={index}>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        )}
        {!found && hasFailed && (
          <p>
            <RichText text={search.failed} />
          </p>
        )}
        {isOpen && found && List && <List groups={found.groups} list={list} onOpen={open} />}
      </div>
    </PageColumn>
  );
}

function summaryOf({ count, isCut }: Found, query: string): string {
  if (count === 0) return search.none(query);
  return isCut ? search.many(count) : search.count(count);
}
