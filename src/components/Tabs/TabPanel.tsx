import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFindInPageMatch } from '../../lib/useFindInPageMatch';
import styles from './Tabs.module.css';

export interface TabPanelProps {
  readonly id: string;
  /** The id of its tab. */
  readonly labelledBy: string;
  readonly isHidden: boolean;
  /** Called when find-in-page matches in the hidden panel. */
  readonly onMatch: () => void;
  readonly children: ReactNode;
}

/** The panel of a tab. Unselected panels are hidden until found, and shown in print and without JavaScript. */
export function TabPanel({ id, labelledBy, isHidden, onMatch, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isTabStop, setIsTabStop] = useState(false);
  // React supports `hidden` only as a boolean (facebook/react#24741). The prerendered HTML shows the panel, because without JavaScript nothing
  // else could.
  useLayoutEffect(() => {
    if (isHidden) ref.current?.setAttribute('hidden', 'until-found');
    else ref.current?.removeAttribute('hidden');
  }, [isHidden]);
  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('beforematch', onMatch);
    return () => panel?.removeEventListener('beforematch', onMatch);
  }, [onMatch]);
  useFindInPageMatch(ref, onMatch);
  // A panel without a tab stop becomes one, so that Tab moves from the tab into its panel (APG).
  useEffect(() => setIsTabStop(!ref.current?.querySelector('a[href], button, input, textarea, [tabindex="0"]')), [isHidden]);
  return (
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      // Chromium exposes a panel with hidden="until-found" to screen readers as an empty panel.
      role={isHidden ? undefined : 'tabpanel'}
      aria-labelledby={isHidden ? undefined : labelledBy}
      // Tab reaches elements with hidden="until-found".
      tabIndex={isTabStop && !isHidden ? 0 : undefined}
      data-collapsed={isHidden ? '' : undefined}
      // The inline script hides the panel before React hydrates it.
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
