import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Jack } from '../../drawings/Jack/Jack';
import { emptyRegionMs } from '../../lib/announce';
import { useIsBusy } from './formContext';
import layout from '../../styles/layout.module.css';
import styles from './StatusRegion.module.css';

/**
 * A live region that announces the result of an action without moving focus (WCAG 4.1.3). Render it from the start: screen readers
 * ignore a live region that is added with its message. A new message scrolls into view, because the button may be at the lower edge of
 * the viewport.
 */
export function StatusRegion({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(children);
  useLayoutEffect(() => {
    if (children && children !== shown.current) region.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    shown.current = children;
  }, [children]);
  return (
    <div ref={region} role="status" className={styles.root}>
      {children}
    </div>
  );
}

export interface StatusMessageProps {
  readonly heading: string;
  readonly text: string;
  /** After the text. */
  readonly children?: ReactNode;
}

/** The result of a form: a short heading and the details. The jack is empty unless the form is on its way to a server. */
export function StatusMessage({ heading, text, children }: StatusMessageProps) {
  return (
    <div className={layout.stack} data-gap="1">
      <div className={`${layout.line} ${styles.heading}`}>
        <Jack isPlugged={useIsBusy()} />
        <p>{heading}</p>
      </div>
      <div className={layout.stack}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

/** The content of a StatusRegion, and a function that replaces it. Without a message, the function clears it. */
export function useStatus(): readonly [ReactNode, (next?: ReactNode) => void] {
  const [status, setStatus] = useState<ReactNode>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showStatus = (next?: ReactNode) => {
    clearTimeout(timer.current);
    // Cleared first, because screen readers ignore a text that replaces the same text.
    setStatus(undefined);
    if (next) timer.current = setTimeout(() => setStatus(next), emptyRegionMs);
  };
  return [status, showStatus];
}
