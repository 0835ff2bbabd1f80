import { type ComponentProps, type ReactNode, useId } from 'react';
import { searchField } from '../../content/interface';
import fieldStyles from '../Form/TextField.module.css';
import styles from './SearchField.module.css';

/** The maximum length of a query, which may come from the URL. */
export const maxQueryLength = 200;

/** The search page with the results of a query. */
export const searchUrl = (query: string) => '/search' + (query.trim() && `?${new URLSearchParams({ q: query })}`);

export interface SearchFieldProps extends ComponentProps<'input'> {
  /** Beside the field. */
  readonly button?: ReactNode;
}

/**
 * The search landmark: a field, its label, a button, and what is found. It is no form, so Enter does nothing before hydration. Hidden without
 * JavaScript, where pages link to the sitemap.
 */
export function SearchField({ button, children, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div role="search" className={styles.root} data-with-js aria-label={searchField.label}>
      <div className={styles.bar}>
        <div className={`${fieldStyles.root} ${styles.field}`}>
          <label className={fieldStyles.label} htmlFor={id}>
            {searchField.label}
          </label>
          <input
            {...input}
            id={id}
            className={`${fieldStyles.input} ${styles.input}`}
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxQueryLength}
            enterKeyHint="search"
          />
        </div>
        {button}
      </div>
      {children}
    </div>
  );
}
