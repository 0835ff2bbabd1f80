import type { Crumb } from '../../content/breadcrumbs';
import { breadcrumbsLabel } from '../../content/interface';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the home page to the page above the current one, whose title is the heading below. */
  readonly crumbs: readonly Crumb[];
}

/** Links to the pages above the current page. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={breadcrumbsLabel}>
      <ol className={styles.list}>
        {crumbs.map(({ path, label }) => (
          <li key={path} className={styles.item}>
            <SiteLink href={path} variant="quiet">
              {label}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
