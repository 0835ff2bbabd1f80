import { routeById } from '../../src/content/routes';
import { headerRoutes } from '../../src/content/siteRoutes';
import { dom } from '../audit/barriers/plant';
import { expect, firstDifference } from '../findings';
import { destinationOf, isIn } from '../tree';
import type { Check, Reading } from './check';

export const currentPage: Check = {
  criteria: ['2.4.8'],
  claim: 'Expects the navigation to mark the current page and no other, and the header to mark the page above it.',
  on: 'every page',
  reads: { 'is the only page that menus mark as the current page': marksTheCurrentPage },
  barriers: { 'no mark': dom('header a[aria-current]', (link) => link.removeAttribute('aria-current')) },
};

function marksTheCurrentPage({ opened, tree, path }: Reading) {
  const menus = tree.filter((node) => node.role === 'link' && isIn(node, 'banner', 'navigation'));
  const here = menus.filter((link) => destinationOf(link, opened.url()) === path);
  const wrong = menus
    .filter((link) => (link.attributes['aria-current'] === 'page') !== here.includes(link))
    .map((link) => ({
      selector: link.selector(),
      what: `aria-current of “${link.name}”`,
      value: link.attributes['aria-current'] ?? 'none',
      limit: here.includes(link) ? 'page' : 'another value, or none',
    }));
  expect(wrong).toHaveNoFindings();
  // The header has one link for a page and its child pages.
  const above = headerRoutes.filter((id) => path.startsWith(`${routeById(id).path}/`));
  const marked = menus.filter(({ attributes }) => attributes['aria-current'] === 'true');
  expect(
    firstDifference(
      'a link with aria-current="true"',
      marked.map((link) => destinationOf(link, opened.url())),
      above.map((id) => routeById(id).path),
      marked.map((link) => link.selector()),
    ),
  ).toHaveNoFindings();
}
