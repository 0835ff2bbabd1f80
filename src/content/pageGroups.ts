/** Every page of the site, in the groups of the sitemap and of `llms.txt`. */
import { docsPages, type Path, routes } from './routes.ts';
import { accountPaths, articlePages, headerPaths } from './siteRoutes.ts';

const product: readonly Path[] = ['/', ...headerPaths, ...articlePages.map(({ path }) => path)];
const account: readonly Path[] = accountPaths;
const pages = routes.filter((route) => !docsPages.includes(route));

export const pageGroups = {
  product: pages.filter(({ path }) => product.includes(path)),
  docs: docsPages,
  account: pages.filter(({ path }) => account.includes(path)),
  // All other pages, so that a new page is listed too.
  help: pages.filter(({ path }) => !product.includes(path) && !account.includes(path)),
};
