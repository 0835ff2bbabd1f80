import { type ReactNode, useRef, useState } from 'react';
import { Jack } from '../../drawings/Jack/Jack';
import styles from './StatusRegion.module.css';

/**
 * Where the answer to a press appears, and is spoken politely without moving focus (WCAG 4.1.3). Always in the page:
 * a region that comes together with its message stays silent.
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

/** An answer: a few words that say it all, then the rest. Nothing is ever sent: the jack beside it is empty. */
export function StatusMessage({ heading, children }: StatusMessageProps) {
  return (
    <div className={styles.message}>
      <Jack />
      <p className={styles.heading}>{heading}</p>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}

/** What a StatusRegion shows, and what says something new there, or nothing. */
export function useStatus(): readonly [ReactNode, (next?: ReactNode) => void] {
  const [status, setStatus] = useState<ReactNode>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (next?: ReactNode) => {
    clearTimeout(timer.current);
    // Emptied first: readers stay silent when a text is replaced by the same text.
    setStatus(undefined);
    if (next) timer.current = setTimeout(() => setStatus(next), 100);
  };
  return [status, say];
}
