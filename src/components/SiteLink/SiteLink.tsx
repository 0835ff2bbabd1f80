import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useIsSSR } from 'react-aria/SSRProvider';
import { layoutText } from '../../content/interface';
import { withBase } from '../../lib/base';
import type { Href } from '../../content/routes';
import { normalizePath } from '../../content/siteRoutes';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import buttonStyles from '../Button/Button.module.css';
import styles from './SiteLink.module.css';

export interface SiteLinkProps {
  readonly href: Href;
  /** Where the link leads without JavaScript. */
  readonly draft?: `mailto:${string}`;
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
  /** Marks the link as current on the pages below it too, for example Docs on every docs page. */
  readonly isSection?: boolean;
  /** For pagination. */
  readonly rel?: 'prev' | 'next';
}

/** A link. The text of a link to another site says that it leaves this site. */
export function SiteLink({ href, draft, children, variant = 'text', isSection, rel }: SiteLinkProps) {
  const [location] = useLocation();
  const attributes = { ...variantAttributes(variant), rel };
  const [, path, rest = ''] = pageHref.exec(href) ?? [];
  if (!path) {
    return (
      <a {...attributes} href={href.startsWith('/') ? withBase(href) : href} download={/\.(json|mjs|py|sh|ts)$/.test(href) || undefined}>
        {children}
        {href.startsWith('http') && <Away />}
      </a>
    );
  }
  const currentPath = normalizePath(location);
  // The browser handles fragments of the current page.
  if (rest.startsWith('#') && currentPath === path) {
    return (
      <a {...attributes} href={rest}>
        {children}
      </a>
    );
  }
  const current = currentPath === path ? 'page' : isSection && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
  if (draft) return <DraftLink {...attributes} {...{ href, draft, children }} />;
  return (
    <Link {...attributes} href={href} aria-current={rest.includes('#') ? undefined : current}>
      {children}
    </Link>
  );
}

/** One element before and after hydration, so that it keeps focus. wouter adds no base folder after `~`. */
function DraftLink({ href, draft, ...attributes }: Pick<SiteLinkProps, 'href' | 'draft' | 'children'>) {
  return <Link {...attributes} href={useIsSSR() ? `~${draft}` : href} />;
}

/** The path of a page, and its query and fragment. Paths of files have a dot, and those of folders end with a slash. */
const pageHref = /^(\/|(?:\/[^/.?#]+)+)([?#].*)?$/;

function Away() {
  return (
    <>
      {' '}
      <svg className={styles.away} viewBox="0 0 12 12" width="12" aria-hidden="true">
        <path d="M4 2h6v6M10 2 2 10" />
      </svg>
      {/* Screen readers drop a plain space here and join the words. */}
      <VisuallyHidden>&nbsp;{layoutText.externalSite}</VisuallyHidden>
    </>
  );
}

/** Links that look like buttons use the class of Button. */
function variantAttributes(variant: SiteLinkProps['variant']) {
  const isButton = variant === 'primary' || variant === 'secondary';
  return { className: isButton ? buttonStyles.root : styles.root, 'data-variant': variant };
}
