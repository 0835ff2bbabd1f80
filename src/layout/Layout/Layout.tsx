import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '../../content/site';
import { withBase } from '../../lib/base';
import type { PageMeta } from '../../routes';
import { Announcer } from '../Announcer/Announcer';
import { arrive } from '../arrive';
import { updateHead } from '../updateHead';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { mainId, SkipLink } from '../SkipLink/SkipLink';
import styles from './Layout.module.css';

export interface LayoutProps {
  readonly page: PageMeta;
  readonly children: ReactNode;
}

/** Header and footer round every page. After a client navigation it updates title, focus, announcement and scroll position. */
export function Layout({ page, children }: LayoutProps) {
  useArrival(page);
  return (
    <>
      <SkipLink />
      <SiteHeader page={page} />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {/* In print only, in place of the header: the printed addresses of links are relative to this one. */}
        {page.id !== 'notFound' && <p className={styles.address}>{site.origin + withBase(page.path)}</p>}
        {children}
      </main>
      <SiteFooter />
      <Announcer />
    </>
  );
}

function useArrival(page: PageMeta) {
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    updateHead(page);
    arrive();
  }, [page]);
}
