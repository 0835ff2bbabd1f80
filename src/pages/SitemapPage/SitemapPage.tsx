import { Frame } from '../../components/Frame/Frame';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { routes } from '../../routes';
import styles from './SitemapPage.module.css';

/** Every page of the site with its description: another way to find each (WCAG 2.4.5). */
export function SitemapPage() {
  return (
    <Frame>
      <PageHeader heading="Sitemap" lead="Every page of this site." />
      <ul className={styles.list}>
        {routes.map((route) => (
          <li key={route.id}>
            <SiteLink route={route.id}>{route.title}</SiteLink>
            <p className={styles.description}>{route.description}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
