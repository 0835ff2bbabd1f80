import type { RouteId } from '../../routes';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Names the navigation. */
  readonly label: string;
  /** From the home page to the page itself, which is marked as current. */
  readonly crumbs: readonly { readonly id: RouteId; readonly label: string }[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.id} className={styles.item}>
            <SiteLink route={crumb.id} variant="quiet">
              {crumb.label}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
