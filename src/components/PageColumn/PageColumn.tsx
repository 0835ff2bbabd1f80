import type { ReactNode } from 'react';
import styles from './PageColumn.module.css';

/** Centers the content of a page and limits its width. */
export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
