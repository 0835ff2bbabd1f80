import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { JackShape } from '../../drawings/Jack/Jack';
import { changeHash, useHash } from '../../lib/hash';
import { keepInPlace } from '../../lib/keepInPlace';
import { useFindInPageMatch } from '../../lib/useFindInPageMatch';
import { useHydrated } from '../../lib/useHydrated';
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
 * Disclosures of which at most one is open. The address names the open one, so that it can be linked to and is open again on
 * return. Every answer is in the HTML, hidden until found, and shown in print and without script.
 */
export function Accordion({ items, headingLevel }: AccordionProps) {
  const hash = useHash();
  const [seenHash, setSeenHash] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  // The same set until it changes, or React Aria renders all items.
  const expandedKeys = useMemo(() => new Set(open === null ? [] : [open]), [open]);

  // A hash that is no item leaves the items alone.
  if (hash !== seenHash) {
    setSeenHash(hash);
    if (items.some(({ id }) => id === hash)) setOpen(hash);
  }

  const handleChange = (id: string | null) => {
    keepInPlace(document.getElementById(id ?? open ?? ''), () => setOpen(id));
    // Replaced, not pushed: reading ten answers must not cost ten presses of Back.
    changeHash(id, 'replaceState');
  };

  return (
    <DisclosureGroup
      className={styles.root}
      expandedKeys={expandedKeys}
      onExpandedChange={([id = null]) => handleChange(id as string | null)}
    >
      {items.map((item) => (
        <Item key={item.id} item={item} headingLevel={headingLevel} onFound={setOpen} />
      ))}
    </DisclosureGroup>
  );
}

interface ItemProps {
  readonly item: AccordionItem;
  readonly headingLevel: 2 | 3 | 4;
  /** Called when the browser's search has found words in the answer before hydration. */
  readonly onFound: (id: string) => void;
}

const Item = memo(function Item({ item: { id, heading, content }, headingLevel, onFound }: ItemProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFindInPageMatch(panel, () => onFound(id));
  const Heading = `h${headingLevel}` as const;
  const isHydrated = useHydrated();
  return (
    <Disclosure id={id} className={styles.item}>
      <Heading id={id} className={styles.heading}>
        {/* Without the app there is nothing to press: the question is plain text, the answer shows. */}
        {!isHydrated && <span data-without-js>{heading}</span>}
        <Button slot="trigger" className={styles.trigger}>
          <svg className={styles.jack} viewBox="2 2 44 44" aria-hidden="true">
            <JackShape x={24} y={24} />
            <circle className={styles.plug} cx="24" cy="24" r="13" fill="var(--color-cable)" />
            <g className={styles.sign}>
              <path d="M17.5 24h13" />
              <path className={styles.upright} d="M24 17.5v13" />
            </g>
          </svg>
          {heading}
        </Button>
      </Heading>
      <DisclosurePanel
        ref={panel}
        className={styles.panel}
        // Prerendered, `hidden` would take the words away from those without script. HTML-ARIA forbids aria-hidden beside
        // hidden="until-found" (adobe/react-spectrum#10552). And ten groups named by their questions would be noise.
        render={({ hidden: _, 'aria-hidden': isClosed, role: __, 'aria-labelledby': ___, ...props }) => (
          // The inline script hides it before React does.
          <div {...props} data-collapsed={isClosed ? '' : undefined} suppressHydrationWarning />
        )}
      >
        <div className={styles.content}>{content}</div>
      </DisclosurePanel>
    </Disclosure>
  );
});
