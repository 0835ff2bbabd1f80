import { memo, type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { JackShape } from '../../drawings/Jack/Jack';
import { useHash } from '../../lib/hash';
import { keepInPlace } from '../../lib/keepInPlace';
import { useHiddenUntilFound } from '../../lib/useHiddenUntilFound';
import styles from './Accordion.module.css';

export interface AccordionItem {
  /** The anchor of the item: an address that ends in it opens the item. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly headingLevel: 2 | 3 | 4;
}

/**
 * APG accordion of which at most one item is open. The address names the open one, so that it can be linked to and is open
 * again on return. Closed answers are in the HTML: the browser's search opens them, print and no-script show all. Our own: the
 * README says why.
 */
export function Accordion({ items, headingLevel }: AccordionProps) {
  const hash = useHash();
  const [seenHash, setSeenHash] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  // In a turn of its own, soon after the page can be operated: with a thousand items, that is no reason to keep anybody waiting.
  const isLive = useDeferredValue(true, false);

  // A hash that is no item leaves the items alone.
  if (hash !== seenHash) {
    setSeenHash(hash);
    if (items.some(({ id }) => id === hash)) setOpen(hash);
  }

  const handleChange = useCallback((id: string, isOpen: boolean) => {
    keepInPlace(document.getElementById(id), () => setOpen(isOpen ? id : null));
    // Replaced, not pushed: reading ten answers must not cost ten presses of Back.
    history.replaceState(history.state, '', isOpen ? `#${id}` : location.pathname + location.search);
  }, []);

  return (
    <div className={styles.root}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          headingLevel={headingLevel}
          isOpen={item.id === open}
          isLive={isLive}
          onChange={handleChange}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  readonly item: AccordionItem;
  readonly headingLevel: 2 | 3 | 4;
  readonly isOpen: boolean;
  readonly isLive: boolean;
  readonly onChange: (id: string, isOpen: boolean) => void;
}

const Item = memo(function Item({ item: { id, heading, content }, headingLevel, isOpen, isLive, onChange }: ItemProps) {
  const Heading = `h${headingLevel}` as const;
  const panel = useRef<HTMLDivElement>(null);
  const show = useCallback(() => onChange(id, true), [id, onChange]);
  useHiddenUntilFound(panel, !isOpen, show);
  return (
    <div className={styles.item} data-expanded={isOpen || undefined}>
      <Heading id={id} className={styles.heading}>
        {/* Without the app there is nothing to press: the question is plain text, the answer shows. */}
        {!isLive && <span data-without-app>{heading}</span>}
        <button
          type="button"
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={panelId(id)}
          onClick={() => onChange(id, !isOpen)}
        >
          <svg className={styles.jack} viewBox="2 2 44 44" aria-hidden="true">
            <JackShape x={24} y={24} />
            <circle className={styles.plug} cx="24" cy="24" r="13" fill="var(--color-cable)" />
            <g className={styles.sign}>
              <path d="M17.5 24h13" />
              <path className={styles.upright} d="M24 17.5v13" />
            </g>
          </svg>
          {heading}
        </button>
      </Heading>
      <div ref={panel} id={panelId(id)} className={styles.panel}>
        <div className={styles.content}>{content}</div>
      </div>
    </div>
  );
});

function panelId(id: string) {
  return `${id}-answer`;
}
