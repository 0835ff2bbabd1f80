import { site } from '../content/site.ts';
import { type PageMeta, titleOf } from '../routes.ts';

/** The document title of a page. */
export function pageTitle(page: PageMeta): string {
  return titleWithSite(titleOf(page));
}

/** A title followed by the name of the site. */
export function titleWithSite(title: string): string {
  return `${title} – ${site.name}`;
}
