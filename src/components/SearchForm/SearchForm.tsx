import { type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import { searchField } from '../../content/interface';
import { pathOf } from '../../content/siteRoutes';
import { Button } from '../Button/Button';
import fieldStyles from '../Form/TextField.module.css';
import styles from './SearchForm.module.css';

/** The maximum length of a query, which may come from the URL. */
export const maxQueryLength = 200;

export interface SearchFormProps {
  /** The id of the field. */
  readonly fieldId: string;
  /** A field with the name `q`. */
  readonly children: ReactNode;
  readonly onSearch: (query: string) => void;
}

/** The search landmark: a field, its label, and a button. Hidden without JavaScript, where the page links to the sitemap. */
export function SearchForm({ fieldId, children, onSearch }: SearchFormProps) {
  return (
    // method="dialog" outside a dialog does nothing, so a submit before hydration does not reload the page.
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

/** A search field that opens the search page. The native input keeps text from before hydration. Loads no search code. */
export function SiteSearch() {
  const id = useId();
  const [, navigate] = useLocation();
  const handleSearch = (query: string) => {
    const path = pathOf('search');
    navigate(query.trim() ? `${path}?${new URLSearchParams({ q: query })}` : path);
  };
  return (
    <SearchForm fieldId={id} onSearch={handleSearch}>
      <input id={id} className={fieldStyles.input} name="q" autoComplete="off" maxLength={maxQueryLength} enterKeyHint="search" />
    </SearchForm>
  );
}
