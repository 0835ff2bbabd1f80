import { type ReactNode, useRef, useState } from 'react';
import { Jack } from '../../drawings/Jack/Jack';
import styles from './StatusRegion.module.css';

/**
 * Where the result of a press appears, announced politely without moving focus (WCAG 4.1.3). Always rendered: screen readers
 * stay silent when a live region is added together with its message.
 */
export function StatusRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.root}>
      {children}
    </div>
  );
}

export interface StatusMessageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The result of a form: a heading that says it in a few words, then the details. Its jack is empty, since nothing is ever sent. */
export function StatusMessage({ heading, children }: StatusMessageProps) {
  return (
    <div className={styles.message}>
      <Jack />
      <p className={styles.heading}>{heading}</p>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}

/** What a StatusRegion shows, and a function that replaces it, or clears it when called without a message. */
export function useStatus(): readonly [ReactNode, (next?: ReactNode) => void] {
  const [status, setStatus] = useState<ReactNode>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (next?: ReactNode) => {
    clearTimeout(timer.current);
    // Cleared first: screen readers stay silent when a text is replaced by the same text.
    setStatus(undefined);
    if (next) timer.current = setTimeout(() => setStatus(next), 100);
  };
  return [status, say];
}
