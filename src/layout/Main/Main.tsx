import type { ReactNode } from 'react';
import { mainId } from '../SkipLink/SkipLink';
import styles from './Main.module.css';

/** The content of a page and the target of the skip link. Navigation that comes before the content is outside (WCAG 2.4.1). */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} className={styles.root} tabIndex={-1}>
      {children}
    </main>
  );
}
