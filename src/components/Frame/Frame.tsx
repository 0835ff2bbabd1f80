import type { ReactNode } from 'react';
import styles from './Frame.module.css';

/** The column that every page's content stands in. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
