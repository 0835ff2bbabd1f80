import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { changeHash, useHash } from '../../lib/hash';
import { keepInPlace } from '../../lib/keepInPlace';
import { useFindInPageMatch } from '../../lib/useFindInPageMatch';
import styles from './Accordion.module.css';

export interface AccordionItem {
  /** The id of the item's heading. The URL hash `#id` opens the item. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
}

/**
 * Disclosures that open one at a time. The URL hash names the open item, so links and Back can open it. Every panel is in the HTML.
 * Closed panels are hidden until found, and shown in print and without JavaScript.
 */
export function Accordion({ items }: AccordionProps) {
  const hash = useHash();
  const [lastHash, setLastHash] = useState('');
  const [open, setOpen] = useState<string | null>(null);

  // A hash that names no item changes nothing.
  if (hash !== lastHash) {
    setLastHash(hash);
    if (items.some(({ id }) => id === hash)) setOpen(hash);
  }

  const handleChange = (id: string | null) => {
    keepInPlace(document.getElementById(id ?? open ?? ''), () => setOpen(id));
    // Not pushState, because Back would then close one item after another.
    changeHash(id, 'replaceState');
  };

  return (
    <DisclosureGroup
      className={styles.root}
      expandedKeys={open === null ? [] : [open]}
      onExpandedChange={([id = null]) => handleChange(id as string | null)}
    >
      {items.map((item) => (
        <Item key={item.id} item={item} onMatch={setOpen} />
      ))}
    </DisclosureGroup>
  );
}

interface ItemProps {
  readonly item: AccordionItem;
  /** Called if find-in-page has matched in the panel. */
  readonly onMatch: (id: string) => void;
}

function Item({ item: { id, heading, content }, onMatch }: ItemProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFindInPageMatch(panel, () => onMatch(id));
  return (
    <Disclosure id={id} className={styles.item}>
      <h3 id={id} className={styles.heading}>
        {/* Without JavaScript the panel is open, so the heading is plain text. Reader View, which drops buttons, reads it too. */}
        <span data-without-js>{heading}</span>
        <Button slot="trigger" className={styles.trigger}>
          <svg className={styles.jack} viewBox="2 2 44 44" width="44" data-screen aria-hidden="true">
            <circle className={styles.hole} cx="24" cy="24" r="20" />
            <g className={styles.sign}>
              <path d="M14 24h20" />
              <path className={styles.upright} d="M24 14v20" />
            </g>
          </svg>
          {heading}
        </Button>
      </h3>
      <DisclosurePanel
        ref={panel}
        // In prerendered HTML, `hidden` would hide the text without JavaScript. HTML-ARIA forbids aria-hidden beside
        // hidden="until-found" (adobe/react-spectrum#10552). Screen readers would announce a group for every panel.
        render={({ hidden: _, 'aria-hidden': isClosed, role: __, 'aria-labelledby': ___, ...props }) => (
          // The inline script hides the panel before React hydrates it.
          <div {...props} data-collapsed={isClosed ? '' : undefined} suppressHydrationWarning />
        )}
      >
        <div className={styles.content}>{content}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
