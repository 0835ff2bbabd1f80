import { PageColumn } from '../../components/PageColumn/PageColumn';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { layoutText, serviceStates } from '../../content/interface';
import { sections } from '../../content/facts/sections';
import { status, statusLink } from '../../content/facts/status';
import { site } from '../../content/site';
import { Lamp } from '../../drawings/Lamp/Lamp';
import { worstOf } from '../../lib/uptime';
import { accountPaths, footerDocs, siteRouteAt, type SitePath } from '../../content/siteRoutes';
import { ShortcutsOption } from '../Search/ShortcutsOption';
import { ThemeControl } from '../ThemeControl/ThemeControl';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './SiteFooter.module.css';

type DocsPath = keyof typeof footerDocs;
const glossary = '/docs/glossary';

const columns: readonly { readonly heading: string; readonly paths: readonly (SitePath | DocsPath)[] }[] = [
  { heading: sections.product, paths: ['/product', '/integrations', '/pricing', '/resources'] },
  { heading: sections.docs, paths: ['/docs', ...(Object.keys(footerDocs) as DocsPath[]).filter((path) => path !== glossary)] },
  { heading: sections.account, paths: accountPaths },
  { heading: sections.help, paths: ['/contact', glossary, '/accessibility', '/terms', '/privacy', '/sitemap'] },
];

/** Links to the pages of the site, the theme control, the status badge, the shortcuts of search, and the social links. The badge is the link to the status. */
export function SiteFooter() {
  return (
    <footer className={styles.root} data-screen>
      <PageColumn>
        <div className={`${layout.columns} ${styles.frame}`} data-gap="1">
          <nav className={styles.columns} aria-label={layoutText.footerNavigation}>
            {columns.map(({ heading, paths }) => (
              <div key={heading} className={layout.stack} data-gap="half">
                <h2 className={styles.heading}>{heading}</h2>
                <ul>
                  {paths.map((path) => (
                    <li key={path}>
                      <SiteLink href={path} variant="quiet">
                        {path in footerDocs ? footerDocs[path as DocsPath] : siteRouteAt(path as SitePath).label}
                      </SiteLink>
                    </li>
                  ))}
                  {heading === sections.help && <StatusBadge />}
                </ul>
              </div>
            ))}
          </nav>
          <div className={layout.stack} data-gap="half">
            <ThemeControl place="footer" />
            <ShortcutsOption />
          </div>
          <div className={`${layout.cluster} ${styles.end}`} data-gap="0">
            <p className={primitives.quiet}>
              <strong translate="no">{site.name}</strong> {site.slogan}
            </p>
            {site.social.length > 0 && (
              <ul className={layout.cluster} data-gap="0">
                {site.social.map(({ name, href }) => (
                  <li key={name}>
                    <SiteLink href={href} variant="quiet">
                      <span translate="no">{name}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </PageColumn>
    </footer>
  );
}

/** With a status service, the badge shows no state, because only the service knows it. */
function StatusBadge() {
  const state = site.statusUrl ? undefined : worstOf(status.services);
  return (
    <li className={layout.line} data-gap="half">
      {state && <Lamp state={state} />}
      <SiteLink href={statusLink} variant="quiet">
        {state ? layoutText.status(serviceStates[state]) : layoutText.statusService}
      </SiteLink>
    </li>
  );
}
