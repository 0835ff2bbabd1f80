/** The way from the home page to a page of the docs. */
import { docsPages } from '../docsPages.ts';
import { type RouteId, routeById } from '../routes.ts';
import { sections } from './sections.ts';

export interface Crumb {
  readonly id: RouteId;
  readonly label: string;
}

/** The page itself comes last. The first page of the docs is the docs themselves. */
export function docsCrumbs(id: string): readonly Crumb[] {
  const home = { id: 'home', label: routeById('home').label } as const;
  const docs = { id: 'docs', label: sections.docs } as const;
  if (id === docs.id) return [home, docs];
  const page = docsPages.find((entry) => entry.id === id);
  const parent = docsPages.find((entry) => entry.id === page?.parent);
  return [home, docs, ...[parent, page].filter((entry) => entry !== undefined)];
}
