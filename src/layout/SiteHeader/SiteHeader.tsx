import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { layoutText } from '../../content/interface';
import { sections } from '../../content/facts/sections';
import { statusLink } from '../../content/facts/status';
import { site } from '../../content/site';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { Logo } from '../../drawings/Logo/Logo';
import { hasModifier, keyOf } from '../../lib/keyOf';
import type { PageMeta } from '../../content/routes';
import { accountPaths, headerPaths, siteRouteAt } from '../../content/siteRoutes';
import { SearchButton } from '../Search/SearchButton';
import { ThemeControl } from '../ThemeControl/ThemeControl';
import { SearchDialog } from '../Search/SearchDialog';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './SiteHeader.module.css';

/**
 * Logo and main navigation. In narrow windows, a toggle opens the menu, which pushes the page down. The menu closes on the toggle, on Esc
 * in the header or without focus, on a new page (also by Back or a link elsewhere), and on a link in the header to the current page.
 */
export function SiteHeader({ page }: { readonly page: PageMeta }) {
  const navId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The inline script may have opened the menu before hydration (lib/earlyClick.ts).
  useLayoutEffect(() => setIsOpen(toggle.current?.getAttribute('aria-expanded') === 'true'), []);

  // A link to another page closes the menu after that page has loaded.
  const [lastPage, setLastPage] = useState(page);
  if (page !== lastPage) {
    setLastPage(page);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      // After a click by a screen reader, no element may have focus, and the body receives the key.
      const isInHeader = target === document.body || toggle.current?.closest('header')?.contains(target as Node);
      if (keyOf(event) !== 'Escape' || !isInHeader) return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen]);

  // A link to the current page does not change the page, so the click closes the menu.
  const handleClick = (event: MouseEvent) => {
    if (!hasModifier(event) && event.target instanceof Element && event.target.closest('a[aria-current=page]')) setIsOpen(false);
  };

  const searchButton = <SearchButton page={page} />;

  return (
    // The links are interactive. The header only handles their clicks.
    <header className={styles.root} data-screen onClickCapture={handleClick}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <SiteLink href="/" variant="brand">
            <Logo />
            <span className={layout.spokenIfTight} translate="no">
              {site.name}
            </span>
          </SiteLink>
        </div>
        {/* The button is rendered twice, because its place in the tab order differs between narrow and wide windows. */}
        <div className={styles.narrowSearch}>{searchButton}</div>
        {/* Not in React Aria's Disclosure, which hides its closed panel. Wide windows always show this panel. */}
        <Button
          ref={toggle}
          className={styles.toggle}
          data-menu=""
          aria-expanded={isOpen}
          aria-controls={navId}
          onPress={() => setIsOpen(!isOpen)}
        >
          <svg className={primitives.icon} viewBox="0 0 16 16" width="16" aria-hidden="true">
            <path className={styles.lines} d="M2 4h12M2 8h12M2 12h12" />
            <path className={styles.cross} d="M3 3l10 10M13 3 3 13" />
          </svg>
          <span className={styles.toggleWord}>{layoutText.menu}</span>
        </Button>
        <nav id={navId} className={styles.nav} aria-label={layoutText.mainNavigation} data-open={isOpen || undefined}>
          <ul className={`${trail.jacks} ${styles.list} ${styles.pages}`}>
            {headerPaths.map((path) => (
              <li key={path}>
                <SiteLink href={path} variant="menu" isSection>
                  <MenuLabel text={path === '/docs' ? sections.docs : siteRouteAt(path).label} />
                </SiteLink>
              </li>
            ))}
          </ul>
          <ul className={styles.list}>
            <li className={styles.wideSearch}>{searchButton}</li>
            {accountPaths.map((path) => (
              <li key={path}>
                <SiteLink href={path} variant={path === '/signup' ? 'primary' : 'quiet'}>
                  <MenuLabel text={siteRouteAt(path).label} />
                </SiteLink>
              </li>
            ))}
          </ul>
          {/* Wide windows show these in the footer alone. */}
          <ul className={`${styles.list} ${styles.narrowOnly}`}>
            <li>
              <SiteLink href={statusLink} variant="quiet">
                <MenuLabel text={siteRouteAt('/status').label} />
              </SiteLink>
            </li>
            <li>
              <SiteLink href="/contact" variant="quiet">
                <MenuLabel text={siteRouteAt('/contact').label} />
              </SiteLink>
            </li>
            <li>
              <ThemeControl place="menu" />
            </li>
          </ul>
        </nav>
      </div>
      <SearchDialog />
    </header>
  );
}

function MenuLabel({ text }: { readonly text: string }) {
  return (
    <span className={styles.label} data-text={text}>
      {text}
    </span>
  );
}
