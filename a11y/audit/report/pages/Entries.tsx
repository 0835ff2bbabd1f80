import type { ReactNode } from 'react';
import styles from './Entries.module.css';

export interface EntriesProps {
  /** `small` for entries below a criterion, of which there are hundreds; `columns` for those of a few words. */
  readonly variant?: 'small' | 'columns';
  readonly children: ReactNode;
}

/** A list of entries, one below the other with a line between them, or in columns. */
export function Entries({ variant, children }: EntriesProps) {
  return (
    <ul className={styles.root} data-variant={variant}>
      {children}
    </ul>
  );
}
