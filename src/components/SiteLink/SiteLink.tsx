import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { layoutText } from '../../content/interface';
import { withBase } from '../../lib/base';
import type { RouteId } from '../../content/routes';
import { normalizePath, pathOf } from '../../content/siteRoutes';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import buttonStyles from '../Button/Button.module.css';
import styles from './SiteLink.module.css';

interface Common {
  readonly children: ReactNode;
  /**
   * - `text`: in running text
   * - `standalone`: on a separate line, with a larger target
   * - `quiet`: in lists of links; underlined only when current or hovered
   * - `menu`: fills an item of a menu that marks the current item itself (`CableTrail.module.css`)
   * - `brand`: the name of the site
   * - `block`: contains several elements with their own layout and colors
   * - `stretched`: covers the closest positioned ancestor, for example a row of a list
   * - `primary`, `secondary`: look like buttons
   */
  readonly variant?: 'text' | 'standalone' | 'quiet' | 'menu' | 'brand' | 'block' | 'stretched' | 'primary' | 'secondary';
}

interface RouteLinkProps extends Common {
  readonly route: RouteId;
  /** An id on that page, without `#`. */
  readonly hash?: string;
  /** A query, without `?`. */
  readonly search?: string | undefined;
  /** Marks the link as current on the pages below it too, for example Docs on every docs page. */
  readonly isSection?: boolean;
  /** For pagination. */
  readonly rel?: 'prev' | 'next';
}

interface ExternalLinkProps extends Common {
  /** The URL of another site, or the path of a file on this site. */
  readonly href: string;
}

export type SiteLinkProps = RouteLinkProps | ExternalLinkProps;

/** A link to a route (`route`) or to any other URL (`href`). The text of a link to another site says that it leaves this site. */
export function SiteLink(props: SiteLinkProps) {
  return 'route' in props ? <RouteLink {...props} /> : <ExternalLink {...props} />;
}

function RouteLink({ route, hash, search, isSection, rel, children, variant = 'text' }: RouteLinkProps) {
  const [location] = useLocation();
  const path = pathOf(route);
  const currentPath = normalizePath(location);
  const attributes = { ...variantAttributes(variant), rel };
  const fragment = hash ? `#${hash}` : '';

  // The browser handles fragments of the current page.
  if (hash && !search && currentPath === path) {
    return (
      <a {...attributes} href={fragment}>
        {children}
      </a>
    );
  }
  const current = currentPath === path ? 'page' : isSection && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
  return (
    <Link {...attributes} href={`${path}${search ? `?${search}` : ''}${fragment}`} aria-current={hash ? undefined : current}>
      {children}
    </Link>
  );
}

function ExternalLink({ href, children, variant = 'text' }: ExternalLinkProps) {
  return (
    <a {...variantAttributes(variant)} href={href.startsWith('/') ? withBase(href) : href}>
      {children}
      {href.startsWith('http') && (
        <>
          {' '}
          <svg className={styles.away} viewBox="0 0 12 12" width="12" aria-hidden="true">
            <path d="M4 2h6v6M10 2 2 10" />
          </svg>
          {/* Screen readers drop a plain space here and join the words. */}
          <VisuallyHidden>&nbsp;{layoutText.externalSite}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

/** Links that look like buttons use the class of Button. */
function variantAttributes(variant: Common['variant']) {
  const isButton = variant === 'primary' || variant === 'secondary';
  return { className: isButton ? buttonStyles.root : styles.root, 'data-variant': variant };
}
