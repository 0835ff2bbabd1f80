import { type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import { searchField } from '../../content/searchField';
import { routeById } from '../../routes';
import { Button } from '../Button/Button';
import fieldStyles from '../Form/TextField.module.css';
import styles from './SearchForm.module.css';

/** The limit of a query, which may come from an address: longer than anybody's question. */
export const longestQuery = 200;

export interface SearchFormProps {
  /** The id of the field, for its label. */
  readonly fieldId: string;
  /** The field, called `q`. */
  readonly children: ReactNode;
  readonly onSearch: (query: string) => void;
}

/** The search landmark: a field with its label and button. Hidden without the app: the sitemap takes its place there. */
export function SearchForm({ fieldId, children, onSearch }: SearchFormProps) {
  return (
    // method="dialog" outside a dialog does nothing: a submit that comes too early waits for the app.
    <form
      className={styles.root}
      data-with-js
      role="search"
      method="dialog"
      aria-label={searchField.label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('q')));
      }}
    >
      <div className={fieldStyles.root}>
        <label className={fieldStyles.label} htmlFor={fieldId}>
          {searchField.label}
        </label>
        {children}
      </div>
      <Button type="submit">{searchField.submit}</Button>
    </form>
  );
}

/** A search field on other pages, which leads to the search page. Native, so that text typed before hydration counts. Loads no part of search. */
export function SiteSearch() {
  const id = useId();
  const [, navigate] = useLocation();
  const handleSearch = (query: string) => {
    const { path } = routeById('search');
    navigate(query.trim() ? `${path}?${new URLSearchParams({ q: query })}` : path);
  };
  return (
    <SearchForm fieldId={id} onSearch={handleSearch}>
      <input id={id} className={fieldStyles.input} name="q" autoComplete="off" maxLength={longestQuery} enterKeyHint="search" />
    </SearchForm>
  );
}
