import { Frame } from '../../components/Frame/Frame';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { accountRoutes, docsRoutes, headerRoutes, type RouteId, routes } from '../../routes';
import styles from './SitemapPage.module.css';

const groupHeadings = ['Product', 'Docs', 'Account', 'Help and legal'] as const;

/** Whatever no menu has, a new page too, stands in the last group. */
function groupOf(id: RouteId): (typeof groupHeadings)[number] {
  const has = (ids: readonly RouteId[]) => ids.includes(id);
  if (has(docsRoutes)) return 'Docs';
  if (has(['home', ...headerRoutes])) return 'Product';
  return has(accountRoutes) ? 'Account' : 'Help and legal';
}

/** The label sheet of the bay: every page of the site with its description (WCAG 2.4.5), the cable plugged in here. */
export function SitemapPage() {
  return (
    <Frame>
      <PageHeader heading="Sitemap" lead="Every page of this site." />
      <div className={styles.sheet}>
        {groupHeadings.map((heading) => (
          <section key={heading} className={styles.group}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.list}>
              {routes
                .filter(({ id }) => groupOf(id) === heading)
                .map(({ id, path, title, description }) => (
                  <li key={id} className={styles.row}>
                    <div className={styles.label}>
                      <SiteLink route={id}>{title}</SiteLink>
                      <code className={styles.path}>{path}</code>
                    </div>
                    <p className={styles.description}>{description}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}
