/** The breadcrumbs of a docs page or an article. */
import { articlePages, docsPages, type PageMeta, type RouteId, routeById } from './routes.ts';
import { sections } from './content/facts/sections.ts';

export interface Crumb {
  readonly id: RouteId;
  readonly label: string;
}

/** The page itself comes last. The first docs page has no separate entry, because the entry of the docs has the same URL. */
export function crumbsOf({ id }: PageMeta): readonly Crumb[] {
  const home = { id: 'home', label: routeById('home').label } as const;
  const article = articlePages.find((page) => page.id === id);
  if (article) return [home, routeById('resources'), article];
  const docs = { id: 'docs', label: id === 'docs' ? routeById('docs').label : sections.docs } as const;
  return [home, docs, ...docsPages.filter((page) => page.id === id && id !== docs.id)];
}
