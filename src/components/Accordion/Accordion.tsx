import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { useHash } from '../../lib/hash';
import { keepInPlace } from '../../lib/keepInPlace';
import { useHydrated } from '../../lib/useHydrated';
import { JackShape } from '../Jack/Jack';
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
 * Questions with answers, at most one open. The address names the open one, so that it can be linked to and is open
 * again on return. Closed answers are in the HTML: the browser's search opens them, print and no-script show all.
 */
export function Accordion({ items, headingLevel }: AccordionProps) {
  const hash = useHash();
  const [seenHash, setSeenHash] = useState('');
  const [open, setOpen] = useState<string | null>(null);

  // A hash that is no item leaves the items alone.
  if (hash !== seenHash) {
    setSeenHash(hash);
    if (items.some(({ id }) => id === hash)) setOpen(hash);
  }

  const handleChange = (id: string, isExpanded: boolean) => {
    keepInPlace(document.getElementById(id), () => setOpen(isExpanded ? id : null));
    // Replaced, not pushed: reading ten answers must not cost ten presses of Back.
    history.replaceState(history.state, '', isExpanded ? `#${id}` : location.pathname + location.search);
  };

  return (
    <DisclosureGroup className={styles.root} expandedKeys={open === null ? [] : [open]}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          headingLevel={headingLevel}
          onChange={(isExpanded) => handleChange(item.id, isExpanded)}
        />
      ))}
    </DisclosureGroup>
  );
}

interface ItemProps {
  readonly item: AccordionItem;
  readonly headingLevel: 2 | 3 | 4;
  readonly onChange: (isExpanded: boolean) => void;
}

function Item({ item, headingLevel, onChange }: ItemProps) {
  const Heading = `h${headingLevel}` as const;
  const isHydrated = useHydrated();
  return (
    <Disclosure id={item.id} className={styles.item} onExpandedChange={onChange}>
      {/* React Aria keeps the id to itself, so the anchor is the heading's. */}
      <Heading id={item.id} className={styles.heading} data-live={isHydrated || undefined}>
        {/* Without the app there is nothing to press: the question is plain text, the answer shows. */}
        {!isHydrated && <span data-without-app>{item.heading}</span>}
        <Button slot="trigger" className={styles.trigger}>
          <svg className={styles.jack} viewBox="2 2 44 44" aria-hidden="true">
            <JackShape x={24} y={24} />
            <circle className={styles.plug} cx="24" cy="24" r="13" fill="var(--color-cable)" />
            <g className={styles.sign}>
              <path d="M17.5 24h13" />
              <path className={styles.upright} d="M24 17.5v13" />
            </g>
          </svg>
          {item.heading}
        </Button>
      </Heading>
      <DisclosurePanel
        className={styles.panel}
        // Ten groups named by their questions would be noise; and neither aria-hidden, which HTML-ARIA forbids beside
        // hidden="until-found" (adobe/react-spectrum#10552), nor the prerendered `hidden` may take the words away.
        render={({ role: _, 'aria-hidden': __, 'aria-labelledby': ___, hidden: ____, ...props }) => (
          <div {...props} />
        )}
      >
        <div className={styles.content}>{item.content}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
