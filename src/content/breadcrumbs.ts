/** The breadcrumbs of a docs page or an article: the pages above it. */
import { sections } from './facts/sections.ts';
import type { PageMeta, RouteId } from './routes.ts';
import { siteRouteById } from './siteRoutes.ts';

export interface Crumb {
  readonly id: RouteId;
  readonly label: string;
}

/** The first docs page is the page of the docs. */
export function crumbsOf(page: PageMeta): readonly Crumb[] {
  const home = siteRouteById('home');
  if (page.id === 'docs') return [home];
  return [home, page.section === sections.docs ? { id: 'docs', label: sections.docs } : siteRouteById('resources')];
}
