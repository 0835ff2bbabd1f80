import type { ReactNode, Ref } from 'react';
import styles from './CodePre.module.css';

export interface CodePreProps {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  /** `large` where there is room for it. */
  readonly size?: 'normal' | 'large';
  /** For eyes only: the same text stands elsewhere for readers. */
  readonly isDecorative?: boolean;
}

/** Source text as it was written, never wrapped on a screen. `ref` is the <code> element. */
export function CodePre({ children, ref, size = 'normal', isDecorative }: CodePreProps) {
  return (
    <pre className={styles.root} data-size={size} aria-hidden={isDecorative}>
      <code ref={ref}>{children}</code>
    </pre>
  );
}
