import { useId, useRef, useState } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { site } from '../../content/site';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { Logo } from '../../drawings/Logo/Logo';
import { accountRoutes, headerRoutes, type PageMeta, routeById } from '../../routes';
import styles from './SiteHeader.module.css';

/** Logo and main navigation. On small screens a toggle opens the navigation, which pushes the page down. */
export function SiteHeader({ page }: { readonly page: PageMeta }) {
  const navId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // Another page has been chosen: the menu has done its work.
  const [lastPage, setLastPage] = useState(page);
  if (page !== lastPage) {
    setLastPage(page);
    setIsOpen(false);
  }

  return (
    // Esc is heard from whatever has focus in the menu; the header itself is nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        toggle.current?.focus();
      }}
    >
      <div className={styles.bar}>
        <div className={styles.brand}>
          <SiteLink route="home" variant="brand">
            <Logo />
            {site.name}
          </SiteLink>
        </div>
        {/* A native button: React Aria's would be most of what this page loads, and does nothing more for a disclosure. */}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={navId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
            <path d={isOpen ? 'M3 3l10 10M13 3 3 13' : 'M2 4h12M2 8h12M2 12h12'} />
          </svg>
          Menu
        </button>
        <nav id={navId} className={styles.nav} aria-label="Main" data-open={isOpen || undefined}>
          <ul className={`${trail.trail} ${styles.list} ${styles.pages}`}>
            {headerRoutes.map((id) => (
              <li key={id}>
                <SiteLink route={id} variant="menu" isSection>
                  {id === 'docs' ? 'Docs' : routeById(id).label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <ul className={styles.list}>
            {accountRoutes.map((id) => (
              <li key={id}>
                <SiteLink route={id} variant={id === 'signup' ? 'primary' : 'quiet'}>
                  {routeById(id).label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
