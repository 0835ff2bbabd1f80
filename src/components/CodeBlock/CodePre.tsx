import type { ReactNode, Ref } from 'react';
import styles from './CodePre.module.css';

export interface CodePreProps {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  readonly size?: 'normal' | 'large';
  /** Hides the code from screen readers. The page must have the same text elsewhere. */
  readonly isDecorative?: boolean;
}

/** Preformatted code. `ref` is the <code> element. */
export function CodePre({ children, ref, size = 'normal', isDecorative }: CodePreProps) {
  return (
    <pre className={styles.root} data-size={size} aria-hidden={isDecorative}>
      <code ref={ref} translate="no">
        {children}
      </code>
    </pre>
  );
}
