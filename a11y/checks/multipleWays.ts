import { docsPages, routeById } from '../../src/content/routes';
import { articlePages, notFound } from '../../src/content/siteRoutes';
import { html } from '../audit/barriers/plant';
import { expect } from '../findings';
import { shellOf } from '../shellOf';
import type { Check, Reading } from './check';

export const multipleWays: Check = {
  criteria: ['2.4.5'],
  claim: 'Expects every page to be linked from a menu or the footer, and from the sitemap.',
  on: 'every page',
  reads: { 'is linked from a menu or the footer, and from the sitemap': isLinked },
  barriers: { 'no link in the sitemap': html('/sitemap', /href="\/terms"/g, 'href="/privacy"') },
};

function isLinked({ path, builtHtml }: Pick<Reading, 'path' | 'builtHtml'>) {
  if (path === notFound.path) return;
  const sitemap = routeById('sitemap');
  // Only the menu of the docs lists all docs pages.
  const menus = [
    ...shellOf(builtHtml('/')),
    ...(docsPages.some((page) => page.path === path) ? [builtHtml(routeById('docs').path)] : []),
    ...(articlePages.some((page) => page.path === path) ? [builtHtml(routeById('resources').path)] : []),
  ].join('\n');
  const main = /<main.*<\/main>/s.exec(builtHtml(sitemap.path))?.[0] ?? '';
  const missing = [
    menus.includes(`href="${path}"`) ? [] : `no menu or footer links to ${path}`,
    main.includes(`href="${path}"`) ? [] : `the sitemap has no link to ${path}`,
    menus.includes(`href="${sitemap.path}"`) ? [] : 'no menu or footer links to the sitemap',
  ].flat();
  expect(missing.map((what) => ({ selector: '', what }))).toHaveNoFindings();
}
