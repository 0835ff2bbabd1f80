import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useHydrated } from '../../lib/useHydrated';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Starts with a heading or a title equal to the label: in print and without script the tabs are not there. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** `strip` is the small row on top of code. */
  readonly variant?: 'page' | 'strip';
}

/**
 * APG tabs with automatic activation. Beyond React Aria's: a tab selects on release (WCAG 2.5.2), and every panel
 * stays in the HTML, where print, readers without script and the browser's own search find it.
 */
export function Tabs<Id extends string>({ label, items, selected, onSelect, variant = 'page' }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={styles.root}
      data-variant={variant}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(key as Id)}
    >
      <TabList ref={watchEnds} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <AriaTab
            key={item.id}
            id={item.id}
            // As a ref, since React Aria renders its tabs anew after hydration.
            ref={item.id === selected ? scrollIntoRow : undefined}
            className={styles.tab}
            {...selectOnRelease}
          >
            <span className={styles.label} data-text={item.label}>
              {item.label}
            </span>
          </AriaTab>
        ))}
      </TabList>
      {items.map((item) => (
        <Panel key={item.id} id={item.id} onFound={() => onSelect(item.id)}>
          {item.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

/** Keeps on the row of tabs on which sides it goes on, for the edge that shows it. */
function watchEnds(row: HTMLElement | null) {
  if (!row) return;
  const measure = () => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.dataset['more'] = [row.scrollLeft > 1 && 'start', rest > 1 && 'end'].filter(Boolean).join(' ');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(row);
  row.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', measure);
  };
}

/** Brings a tab into view where the row scrolls, clear of its edges. Only the row: the page must stay where it is. */
function scrollIntoRow(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const edge = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const start = tab.offsetLeft - row.offsetLeft;
  if (start - edge < row.scrollLeft) row.scrollLeft = start - edge;
  else row.scrollLeft = Math.max(row.scrollLeft, start + tab.offsetWidth + edge - row.clientWidth);
}

/**
 * The hook behind Tab reads this prop, its type does not list it. Without it a press selects before the release, and
 * cannot be taken back by sliding off: adobe/react-spectrum#4336. Tabs.test.tsx fails when it stops working.
 */
const selectOnRelease: object = { shouldSelectOnPressUp: true };

interface PanelProps {
  readonly id: string;
  readonly children: ReactNode;
  /** The browser's search has found text in this panel while it was hidden. */
  readonly onFound: () => void;
}

function Panel({ id, children, onFound }: PanelProps) {
  return (
    <TabPanel
      id={id}
      className={styles.panel}
      shouldForceMount
      render={(props, { isInert }) => <PanelElement {...props} isHidden={isInert} onFound={onFound} />}
    >
      {children}
    </TabPanel>
  );
}

interface PanelElementProps extends ComponentProps<'div'> {
  readonly isHidden: boolean;
  readonly onFound: () => void;
}

/** Hidden "until found" instead of inert, since a search passes over what is inert. */
function PanelElement({ isHidden, onFound, ref, inert: _, ...props }: PanelElementProps) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  // React knows `hidden` only as a boolean: facebook/react#24741.
  useLayoutEffect(() => {
    if (isHydrated && isHidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [isHydrated, isHidden]);

  useEffect(() => {
    const panel = element.current;
    panel?.addEventListener('beforematch', onFound);
    return () => panel?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <div
      {...props}
      ref={(node) => {
        element.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
      }}
    />
  );
}
