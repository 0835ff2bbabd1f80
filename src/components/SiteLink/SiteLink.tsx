import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { frame } from '../../content/frame';
import { withBase } from '../../lib/base';
import { normalizePath, type RouteId, routeById } from '../../routes';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import buttonStyles from '../Button/Button.module.css';
import styles from './SiteLink.module.css';

interface Common {
  readonly children: ReactNode;
  /**
   * - `text`: in running text
   * - `standalone`: the same on a line of its own, large enough to press
   * - `quiet`: in lists of links, underlined only when it is current or pointed at
   * - `menu`: fills an item of a menu that marks the current one itself, see `CableTrail.module.css`
   * - `brand`: the name of the site
   * - `block`: several elements, which lay themselves out and have their own colours and lines
   * - `stretched`: covers the closest positioned element, for example a row of a list
   * - `primary`, `secondary`: look like buttons
   */
  readonly variant?: 'text' | 'standalone' | 'quiet' | 'menu' | 'brand' | 'block' | 'stretched' | 'primary' | 'secondary';
}

interface InternalLink extends Common {
  readonly route: RouteId;
  /** An id on that page, without `#`. */
  readonly hash?: string;
  /** A query, without `?`. */
  readonly search?: string;
  /** Marks the link as current on pages below its own too, for example Docs on every docs page. */
  readonly isSection?: boolean;
  /** The page before or after, in a row of pages. */
  readonly rel?: 'prev' | 'next';
}

interface ExternalLinkProps extends Common {
  /** Of another site, or the path of a file of this one. */
  readonly href: string;
}

export type SiteLinkProps = InternalLink | ExternalLinkProps;

/** The link of the site. Other pages open by client navigation; a link that leaves the site says so in its text. */
export function SiteLink(props: SiteLinkProps) {
  return 'route' in props ? <RouteLink {...props} /> : <ExternalLink {...props} />;
}

function RouteLink({ route, hash, search, isSection, rel, children, variant = 'text' }: InternalLink) {
  const [location] = useLocation();
  const { path } = routeById(route);
  const here = normalizePath(location);
  const shared = { ...lookOf(variant), rel };
  const fragment = hash ? `#${hash}` : '';

  // A fragment of this page: the browser handles scrolling and focus.
  if (hash && here === path) {
    return (
      <a {...shared} href={fragment}>
        {children}
      </a>
    );
  }
  const current = here === path ? 'page' : isSection && here.startsWith(`${path}/`) ? 'true' : undefined;
  return (
    <Link {...shared} href={`${path}${search ? `?${search}` : ''}${fragment}`} aria-current={hash ? undefined : current}>
      {children}
    </Link>
  );
}

function ExternalLink({ href, children, variant = 'text' }: ExternalLinkProps) {
  return (
    <a {...lookOf(variant)} href={href.startsWith('/') ? withBase(href) : href}>
      {children}
      {href.startsWith('http') && (
        <>
          {' '}
          <svg className={styles.away} viewBox="0 0 12 12" width="12" aria-hidden="true">
            <path d="M4 2h6v6M10 2 2 10" />
          </svg>
          {/* A non-breaking space: screen readers drop a plain one here and join the words. */}
          <VisuallyHidden>&nbsp;{frame.externalSite}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

/** Links that look like buttons use the class of Button, so that they always look the same. */
function lookOf(variant: Common['variant']) {
  const isButton = variant === 'primary' || variant === 'secondary';
  return { className: isButton ? buttonStyles.root : styles.root, 'data-variant': variant };
}
