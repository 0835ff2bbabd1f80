import { type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import { searchField } from '../../content/searchField';
import { routeById } from '../../routes';
import { Button } from '../Button/Button';
import fieldStyles from '../Form/TextField.module.css';
import styles from './SearchForm.module.css';

/** More than anybody asks; what comes from an address may be longer. */
export const longestQuery = 200;

interface SearchFormProps {
  /** Labels the field. */
  readonly fieldId: string;
  /** The field, called `q`. */
  readonly children: ReactNode;
  readonly onSearch: (query: string) => void;
}

/** The search landmark: a field and its button. Not shown without the app, where the sitemap has to do. */
export function SearchForm({ fieldId, children, onSearch }: SearchFormProps) {
  return (
    // method="dialog" outside a dialog does nothing: a submit that comes too early waits for the app.
    <form
      className={styles.root}
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

/** A field that leads to the search page. Native: what was typed before hydration counts, and nothing of search comes with it. */
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
