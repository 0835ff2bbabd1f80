/**
 * The entry of the server bundle: everything that the build reads from routes and content. Plugins load the bundle instead of importing
 * these modules, because the dev server restarts when a module that vite.config.ts imports changes.
 */
import { render, type Rendered } from '../app/render';
import { findPage } from '../app/loadPage';
import { routes } from '../content/routes.ts';
import { notFound } from '../content/siteRoutes.ts';
import { pageContent } from './pageContent.ts';
import { structuredDataTag } from './structuredData.ts';
import { textFiles } from './textFiles.ts';

export { pictures } from './pictures.ts';

/** The parts of a page that the template has markers for. */
export type RenderedPage = Pick<Rendered, 'path' | 'head' | 'app'>;

/** Maps the path of each page to its HTML. */
export type PagesHtml = ReadonlyMap<string, string>;

/** The path of every page. */
export const paths: readonly string[] = [...routes, notFound].map(({ path }) => path);

/** Renders the page at `path`, or the not-found page, with its structured data. */
export async function renderPage(path: string): Promise<Rendered> {
  const page = await render(path);
  return { ...page, head: `${page.head}\n    ${structuredDataTag(await findPage(path))}` };
}

/** Maps the path of each text file to a function that writes it. */
export function writeTextFiles(html: PagesHtml): ReadonlyMap<string, () => string> {
  const listed = Array.from(html).filter(([path]) => path !== notFound.path);
  return textFiles(new Map(listed.map(([path, page]) => [path, pageContent(page, path)] as const)));
}
