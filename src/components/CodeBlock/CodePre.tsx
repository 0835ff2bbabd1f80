import type { ReactNode, Ref } from 'react';
import styles from './CodePre.module.css';

export interface CodePreProps {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  /** `large` is larger only where there is room. */
  readonly size?: 'normal' | 'large';
  /** Hidden from screen readers, which must find the same text elsewhere. */
  readonly isDecorative?: boolean;
}

/** Preformatted code. It wraps in print, and in a narrow CodeBlock. `ref` is the <code> element. */
export function CodePre({ children, ref, size = 'normal', isDecorative }: CodePreProps) {
  return (
    <pre className={styles.root} data-size={size} aria-hidden={isDecorative}>
      <code ref={ref} translate="no">{children}</code>
    </pre>
  );
}
