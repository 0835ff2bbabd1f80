/** The breadcrumbs of a docs page or an article. */
import { sections } from './facts/sections.ts';
import type { PageMeta, RouteId } from './routes.ts';
import { siteRouteById } from './siteRoutes.ts';

export interface Crumb {
  readonly id: RouteId;
  readonly label: string;
}

/** The page itself comes last. The first docs page has no separate entry, because the entry of the docs has the same URL. */
export function crumbsOf(page: PageMeta): readonly Crumb[] {
  if (page.id === 'notFound') return [];
  const home = siteRouteById('home');
  if (page.id === 'docs') return [home, page];
  return [home, page.section === sections.docs ? { id: 'docs', label: sections.docs } : siteRouteById('resources'), page];
}
