import type { ReactNode } from 'react';
import { siteUrl } from '../../content/outputPaths';
import type { PageMeta } from '../../content/routes';
import { notFound } from '../../content/siteRoutes';
import { Announcer } from '../Announcer/Announcer';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { SkipLink } from '../SkipLink/SkipLink';
import styles from './Layout.module.css';

export interface LayoutProps {
  readonly page: PageMeta;
  readonly children: ReactNode;
}

/** Header and footer around every page. The page itself contains `Main`. */
export function Layout({ page, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader page={page} />
      {/* Visible only in print, where the URLs of links are relative to this URL. */}
      {page.path !== notFound.path && (
        <p hidden className={styles.address}>
          {siteUrl(page.path)}
        </p>
      )}
      {children}
      <SiteFooter />
      <Announcer />
    </>
  );
}
