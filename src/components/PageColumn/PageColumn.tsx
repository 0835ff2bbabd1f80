import type { ReactNode } from 'react';
import styles from './PageColumn.module.css';

/** The column that every page's content stands in. */
export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
