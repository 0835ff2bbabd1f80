import { Fragment } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { search } from '../../content/pages/search';
import { searchField } from '../../content/interface';
import primitives from '../../styles/primitives.module.css';
import styles from './SearchBox.module.css';

/** Describes the field of search: its keys, unless the device has no keyboard. Screen readers read them in words, because they would spell out the arrows. */
export function SearchHint({ id, isInDialog }: { readonly id: string; readonly isInDialog: boolean }) {
  const escape = isInDialog ? searchField.close : search.clear;
  return (
    <p id={id} className={primitives.quiet}>
      {isInDialog && <span>{search.hint} </span>}
      <span data-with-keyboard>
        <VisuallyHidden>{search.keys(escape)}</VisuallyHidden>
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
      </span>
    </p>
  );
}
