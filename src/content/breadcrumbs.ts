/** The breadcrumbs of a docs page or an article: the pages above it. */
import { sections } from './facts/sections.ts';
import type { PageMeta, Path } from './routes.ts';
import { siteRouteAt } from './siteRoutes.ts';

export interface Crumb {
  readonly path: Path;
  readonly label: string;
}

/** The first docs page is the page of the docs. */
export function crumbsOf(page: PageMeta): readonly Crumb[] {
  const home = siteRouteAt('/');
  if (page.path === '/docs') return [home];
  return [home, page.section === sections.docs ? { path: '/docs', label: sections.docs } : siteRouteAt('/resources')];
}
