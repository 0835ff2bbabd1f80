import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { docsPages } from '../../docsPages';
import { accountRoutes, headerRoutes, pages, type RouteId } from '../../routes';
import styles from './SitemapPage.module.css';

const product: readonly RouteId[] = ['home', ...headerRoutes];
const account: readonly RouteId[] = accountRoutes;

const groups = [
  { heading: 'Product', entries: pages.filter(({ id }) => product.includes(id)) },
  { heading: 'Docs', entries: docsPages },
  { heading: 'Account', entries: pages.filter(({ id }) => account.includes(id)) },
  // Whatever no menu has, a new page too.
  { heading: 'Help and legal', entries: pages.filter(({ id }) => !product.includes(id) && !account.includes(id)) },
];

/** The label sheet of the bay: every page of the site with its description (WCAG 2.4.5), the cable plugged in here. */
export function SitemapPage() {
  return (
    <PageColumn>
      <PageHeader heading="Sitemap" lead="Every page of this site. API stands for application programming interface, SDK for software development kit." />
      <div className={styles.sheet}>
        {groups.map(({ heading, entries }) => (
          <section key={heading} className={styles.group}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul>
              {entries.map(({ id, path, title, description }) => (
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
    </PageColumn>
  );
}
