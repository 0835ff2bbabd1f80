import { SiteLink } from '../../components/SiteLink/SiteLink';
import { site } from '../../content/site';
import { docsRoutes, type RouteId, routeById } from '../../routes';
import { ThemeControl } from '../ThemeControl/ThemeControl';
import styles from './SiteFooter.module.css';

const columns: readonly { readonly heading: string; readonly routes: readonly RouteId[] }[] = [
  { heading: 'Product', routes: ['product', 'integrations', 'pricing', 'resources'] },
  { heading: 'Docs', routes: docsRoutes },
  { heading: 'Account', routes: ['signin', 'signup'] },
  { heading: 'Help and legal', routes: ['contact', 'status', 'accessibility', 'terms', 'privacy', 'sitemap'] },
];

/** Every page of the site in columns, the status badge, the theme control and the social links. */
export function SiteFooter() {
  return (
    <footer className={styles.root}>
      <div className={styles.frame}>
        <nav className={styles.columns} aria-label="Footer">
          {columns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
        </nav>
        <div className={styles.side}>
          <ThemeControl />
          <p className={styles.badge}>
            <svg className={styles.lamp} viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="6" />
            </svg>
            <SiteLink route="status" variant="quiet">
              Status: Operational
            </SiteLink>
          </p>
        </div>
        <div className={styles.end}>
          <p className={styles.note}>
            <strong>{site.name}</strong> {site.slogan}
          </p>
          <ul className={styles.social}>
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <SiteLink href={href} variant="quiet">
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Column({ heading, routes }: (typeof columns)[number]) {
  return (
    <div>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.list}>
        {routes.map((id) => (
          <li key={id}>
            <SiteLink route={id} variant="quiet">
              {routeById(id).label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
