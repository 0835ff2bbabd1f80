import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFindInPageMatch } from '../../lib/useFindInPageMatch';
import { useHiddenUntilFound } from '../../lib/useHiddenUntilFound';
import styles from './Tabs.module.css';

export interface TabPanelProps {
  readonly id: string;
  /** The id of its tab. */
  readonly labelledBy: string;
  readonly isHidden: boolean;
  /** The browser's search has found text in this panel while it was hidden. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** The panel of one tab: hidden until found, and shown in print and without script. */
export function TabPanel({ id, labelledBy, isHidden, onFound, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isTabStop, setIsTabStop] = useState(false);
  useHiddenUntilFound(ref, isHidden, onFound);
  useFindInPageMatch(ref, onFound);
  // APG: Tab leads from the tab into its panel. A panel without a tab stop of its own becomes one.
  useEffect(() => setIsTabStop(!ref.current?.querySelector('a[href], button, input, textarea, [tabindex="0"]')), [isHidden]);
  return (
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      // Chromium exposes what is hidden until found to screen readers, as if it were an empty panel.
      role={isHidden ? undefined : 'tabpanel'}
      aria-labelledby={isHidden ? undefined : labelledBy}
      // Hidden until found is not hidden from Tab.
      tabIndex={isTabStop && !isHidden ? 0 : undefined}
      data-collapsed={isHidden ? '' : undefined}
      // The inline script hides it before React does.
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
