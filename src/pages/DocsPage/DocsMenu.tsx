import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { docsLayout, onThisPage } from '../../content/interface';
import { sections as siteSections } from '../../content/facts/sections';
import { SectionLinks, type SectionLinksProps } from '../../components/ContentsList/SectionLinks';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { hasModifier, keyOf } from '../../lib/keyOf';
import { moveFocus } from '../../lib/moveFocus';
import { useBack } from '../../lib/useBack';
import { docsMenu, type PageMeta } from '../../content/routes';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './DocsMenu.module.css';

export interface DocsMenuProps extends Pick<SectionLinksProps, 'sections'> {
  readonly page: PageMeta;
}

/** With more pages, a menu of all would make each page of the docs larger with every page that is added. */
const maxPages = 40;

/**
 * Lists the docs pages in groups that fold, with the sections of the current page. A long menu has the pages of one group alone. It is a column beside the text, or a sticky bar that opens the list.
 * The list closes after a click on a link, on Escape, on Back, and when focus leaves it.
 */
export function DocsMenu({ page, sections }: DocsMenuProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);

  const close = () => disclosure.current?.removeAttribute('open');

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !disclosure.current?.open || hasModifier(event)) return;
    close();
    // The closed list hides the link that has focus. A link to another page goes through the router, which moves focus.
    const section = sections.find(({ id }) => link.getAttribute('href') === `#${id}`);
    if (section) moveFocus(document.getElementById(section.id));
  };

  const dismiss = () => {
    if (!disclosure.current?.open) return;
    close();
    disclosure.current.querySelector('summary')?.focus();
  };
  useBack(dismiss);

  const isLong = docsMenu.flatMap(({ pages }) => pages).length > maxPages;

  // The open list would cover the next focused element (WCAG 2.4.11).
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // The events bubble up from the links and the summary.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={styles.root}
      data-screen
      aria-label={siteSections.docs}
      data-continues-cable
      data-sticky-bar
      onClickCapture={handleClick}
      onKeyDown={(event) => keyOf(event) === 'Escape' && dismiss()}
      onBlur={handleBlur}
    >
      {/* The list is outside the disclosure, so that wide windows can always show it. */}
      <details ref={disclosure} className={`${layout.narrowOnly} ${styles.disclosure}`}>
        <summary className={`${primitives.fold} ${primitives.bar}`}>{docsLayout.bar(page.label)}</summary>
      </details>
      <ul className={`${trail.trail} ${styles.list}`}>
        {docsMenu.map(({ heading, pages }) => {
          const isCurrent = pages.some(({ path }) => path === page.path);
          /** The first page of another group, in a long menu. */
          const first = isLong && !isCurrent && pages[0];
          return (
            <li key={heading} className={first ? styles.other : undefined}>
              {first ? (
                <SiteLink href={first.path} variant="menu">
                  {heading}
                </SiteLink>
              ) : (
                <details open={isCurrent}>
                  <summary id={idOf(heading)} className={`${primitives.fold} ${styles.group}`}>
                    {heading}
                  </summary>
                  <ul className={trail.jacks} aria-labelledby={idOf(heading)}>
                    {pages.map((entry) => (
                      <li key={entry.path}>
                        <SiteLink href={entry.path} variant="menu">
                          {entry.label}
                        </SiteLink>
                        {entry.path === page.path && (
                          <SectionLinks className={styles.sections} sections={sections} aria-label={onThisPage} />
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** An id has no spaces. */
const idOf = (heading: string) => `menu-${heading.replaceAll(/\s+/g, '-')}`;
