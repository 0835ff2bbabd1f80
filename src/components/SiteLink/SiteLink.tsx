import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { frame } from '../../content/frame';
import { normalizePath, type RouteId, routeById } from '../../routes';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import buttonStyles from '../Button/Button.module.css';
import styles from './SiteLink.module.css';

interface Common {
  readonly children: ReactNode;
  /** `text` stands in running text; `quiet` in menus and lists; the others look like buttons. */
  readonly variant?: 'text' | 'quiet' | 'primary' | 'secondary';
}

interface InternalLink extends Common {
  readonly route: RouteId;
  /** An id on that page, without `#`. */
  readonly hash?: string;
  /** A query, without `?`. */
  readonly search?: string;
  /** Marks the link as current on the pages below its own too, as Docs on each docs page. */
  readonly isSection?: boolean;
}

interface ExternalLink extends Common {
  readonly href: string;
}

export type SiteLinkProps = InternalLink | ExternalLink;

/** Every link of the site. Pages of ours open in place; a link that leaves the site says so in its text. */
export function SiteLink(props: SiteLinkProps) {
  return 'route' in props ? <RouteLink {...props} /> : <AwayLink {...props} />;
}

function RouteLink({ route, hash, search, isSection, children, variant = 'text' }: InternalLink) {
  const [location] = useLocation();
  const { path } = routeById(route);
  const here = normalizePath(location);
  const shared = lookOf(variant);
  const fragment = hash ? `#${hash}` : '';

  // A part of this very page: the browser knows best how to go there.
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

function AwayLink({ href, children, variant = 'text' }: ExternalLink) {
  return (
    <a {...lookOf(variant)} href={href}>
      {children}
      {href.startsWith('http') && (
        <>
          {' '}
          <svg className={styles.away} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M4 2h6v6M10 2 2 10" />
          </svg>
          {/* Screen readers drop a plain space here and run the words together. */}
          <VisuallyHidden>&nbsp;{frame.externalSite}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

/** What looks like a button takes its look from there, so that the two cannot drift apart. */
function lookOf(variant: Common['variant']) {
  const isButton = variant === 'primary' || variant === 'secondary';
  return { className: isButton ? buttonStyles.root : styles.root, 'data-variant': variant };
}
