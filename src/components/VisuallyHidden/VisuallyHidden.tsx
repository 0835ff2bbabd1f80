import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. React Aria's component uses an inline style, which the policy blocks. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
