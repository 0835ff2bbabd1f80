import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { sections } from '../../content/facts/sections';
import { sitemapPage } from '../../content/pages/sitemap';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { docsPages, type Path, routes } from '../../content/routes';
import { accountPaths, articlePages, headerPaths } from '../../content/siteRoutes';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './SitemapPage.module.css';

const pages = routes.filter((route) => !docsPages.includes(route));
const product: readonly Path[] = ['/', ...headerPaths, ...articlePages.map(({ path }) => path)];
const account: readonly Path[] = accountPaths;

const groups = [
  { heading: sections.product, entries: pages.filter(({ path }) => product.includes(path)) },
  { heading: sections.docs, entries: docsPages },
  { heading: sections.account, entries: pages.filter(({ path }) => account.includes(path)) },
  // All other pages, so that a new page is listed too.
  { heading: sections.help, entries: pages.filter(({ path }) => !product.includes(path) && !account.includes(path)) },
];

/** Lists every page with its description (WCAG 2.4.5), as the label sheet of a patch bay. */
export function SitemapPage() {
  return (
    <PageColumn>
      <PageHeader heading={sitemapPage.heading} lead={sitemapPage.lead} />
      <div className={`${primitives.plate} ${styles.sheet}`}>
        {groups.map(({ heading, entries }) => (
          <section key={heading} className={`${layout.columns} ${styles.group}`} data-split="side" data-gap="0">
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={`${trail.trail} ${trail.jacks}`}>
              {entries.map(({ path, label, description }) => (
                <li key={path} className={`${layout.columns} ${styles.row}`} data-split="picture" data-gap="half">
                  <div>
                    <SiteLink href={path} variant="stretched">
                      <strong>{label}</strong>
                    </SiteLink>
                    <code className={styles.path} translate="no">
                      {path}
                    </code>
                  </div>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageColumn>
  );
}
