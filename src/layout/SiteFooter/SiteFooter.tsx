import { SiteLink } from '../../components/SiteLink/SiteLink';
import { site } from '../../content/site';
import { type Page, type RouteId, routeById } from '../../routes';
import { ThemeControl } from '../ThemeControl/ThemeControl';
import styles from './SiteFooter.module.css';

interface FooterLink {
  readonly id: RouteId;
  readonly label: string;
}

const columns: readonly { readonly heading: string; readonly links: readonly FooterLink[] }[] = [
  { heading: 'Product', links: linksTo('product', 'integrations', 'pricing', 'resources') },
  {
    heading: 'Docs',
    // Named here, since this stands on every page and must not bring the list of the docs' pages with it.
    links: [
      { id: 'docs', label: 'Getting Started' },
      { id: 'docsApiReference', label: 'API Reference' },
      { id: 'docsWebhooks', label: 'Webhooks' },
      { id: 'docsSdk', label: 'SDK' },
      { id: 'docsLimitsAndErrors', label: 'Limits and Errors' },
      { id: 'docsChangelog', label: 'Changelog' },
    ],
  },
  { heading: 'Account', links: linksTo('signin', 'signup') },
  { heading: 'Help and legal', links: linksTo('contact', 'status', 'accessibility', 'terms', 'privacy', 'sitemap') },
];

/** The pages of the site in columns, of the docs the sections; the status badge, the theme control and the social links. */
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

function linksTo(...ids: readonly Page['id'][]): readonly FooterLink[] {
  return ids.map((id) => ({ id, label: routeById(id).label }));
}

function Column({ heading, links }: (typeof columns)[number]) {
  return (
    <div>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.list}>
        {links.map(({ id, label }) => (
          <li key={id}>
            <SiteLink route={id} variant="quiet">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
