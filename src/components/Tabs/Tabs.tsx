import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { useHiddenUntilFound } from '../../lib/useHiddenUntilFound';
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
 * APG tabs with automatic activation. A tab selects on release (WCAG 2.5.2), and every panel stays in the HTML, where
 * print, readers without script and the browser's own search find it. Our own: the README says why.
 */
export function Tabs<Id extends string>({ label, items, selected, onSelect, variant = 'page' }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => watchRow(row.current), [selected]);

  const select = (item: TabItem<Id> | undefined) => {
    if (!item) return;
    onSelect(item.id);
    // Safari does not focus a button that is pressed.
    document.getElementById(`${id}-${item.id}`)?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = items.findIndex((item) => item.id === selected);
    // Up and Down are for scrolling.
    const next = new Map([['ArrowLeft', index - 1], ['ArrowRight', index + 1], ['Home', 0], ['End', -1]]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    select(items.at(next % items.length));
  };

  return (
    <div className={styles.root} data-variant={variant}>
      {/* Keys are heard from the tab that has focus; the row itself is no stop. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={row} className={`${trail.trail} ${trail.jacks} ${styles.list}`} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`${id}-${item.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={item.id === selected}
            aria-controls={`${id}-${item.id}-panel`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => select(item)}
          >
            <span className={styles.label} data-text={item.label}>
              {item.label}
            </span>
          </button>
        ))}
      </div>
      {items.map((item) => (
        <Panel
          key={item.id}
          id={`${id}-${item.id}-panel`}
          labelledBy={`${id}-${item.id}`}
          isHidden={item.id !== selected}
          onFound={() => onSelect(item.id)}
        >
          {item.content}
        </Panel>
      ))}
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly isHidden: boolean;
  /** The browser's search has found text in this panel while it was hidden. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

function Panel({ id, labelledBy, isHidden, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  useHiddenUntilFound(ref, isHidden, onFound);
  // APG: Tab leads from the tab into its panel, also where that has nothing else to stop at.
  useEffect(() => setIsStop(!ref.current?.querySelector('a[href], button, input, textarea, [tabindex="0"]')), [isHidden]);
  return (
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      // Browsers tell screen readers of what is hidden until found, as if it were an empty panel.
      role={isHidden ? undefined : 'tabpanel'}
      aria-labelledby={isHidden ? undefined : labelledBy}
      // Hidden until found is not hidden from Tab.
      tabIndex={isStop && !isHidden ? 0 : undefined}
      data-inert={isHidden || undefined}
    >
      {children}
    </div>
  );
}

/**
 * Brings the selected tab into view, and keeps on the row on which sides it goes on, for the edge that shows it. The observer
 * calls at once, in the next frame: measured here, a row in a hidden panel would be laid out for nobody.
 */
function watchRow(row: HTMLElement | null) {
  if (!row) return undefined;
  const measure = () => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.dataset['more'] = [row.scrollLeft > 1 && 'start', rest > 1 && 'end'].filter(Boolean).join(' ');
  };
  const observer = new ResizeObserver(() => {
    scrollIntoRow(row.querySelector<HTMLElement>('[aria-selected=true]'));
    measure();
  });
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
