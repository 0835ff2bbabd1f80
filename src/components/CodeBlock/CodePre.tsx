import type { ReactNode } from 'react';
import styles from './CodePre.module.css';

export interface CodePreProps {
  readonly children: ReactNode;
  readonly size?: 'normal' | 'dense';
  /** Hides the code from screen readers. The page must have the same text elsewhere. */
  readonly isDecorative?: boolean;
}

/** Preformatted code. `dense` lines are closer. */
export function CodePre({ children, size = 'normal', isDecorative }: CodePreProps) {
  return (
    <pre className={styles.root} data-size={size} aria-hidden={isDecorative}>
      <code translate="no">{children}</code>
    </pre>
  );
}
