import { layoutText } from '../../src/content/interface';
import { docsPages, routeById, routes } from '../../src/content/routes';
import { sections } from '../../src/content/facts/sections';
import { notFound } from '../../src/content/siteRoutes';
import { html } from '../audit/barriers/plant';
import { expect, firstDifference } from '../findings';
import { shellOf } from '../shellOf';
import { destinationOf, isIn } from '../tree';
import type { Check, Reading } from './check';

export const siteShell: Check = {
  criteria: ['3.2.3', '3.2.6', '3.3.5'],
  claim:
    'Expects header and footer to be the same on every page, with the link to the contact page at its place, and all navigation that pages share in the same order.',
  on: 'every page',
  reads: { 'has the same navigation, footer, and ways to get help as the home page, in the same order': hasTheShell },
  site: { 'navigation that pages share has the same order on all of them': hasOneOrder },
  barriers: { 'a page without a link': html('/terms', /<a ([^>]*href="\/contact")/g, '<a hidden data-$1') },
  left: {
    '3.2.6': {
      aids: ['no assistive technology'],
      steps: 'Find each way to get help on all pages that have it.',
      expected: 'It is in the same place and order.',
    },
  },
};

const contact = routeById('contact');

/** Returns the paths in the menu of the docs, without the sections of the current page. */
const docsMenu = (html: string) => {
  const [menu = ''] = new RegExp(`<nav [^>]*aria-label="${sections.docs}".*?</nav>`, 's').exec(html) ?? [];
  return Array.from(menu.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href = '']) => href);
};

async function hasTheShell({ opened, tree, path, builtHtml }: Reading) {
  const shell = shellOf(builtHtml('/'));
  expect(firstDifference('a tag or text of header or footer', shellOf(builtHtml(path)), shell)).toHaveNoFindings();
  // The order must be the same after hydration.
  const order = await opened
    .locator(':is(header, footer):not(main *) a')
    .evaluateAll((links) => links.map((link) => finding(link, link.getAttribute('href') ?? '')));
  expect(
    firstDifference(
      'a link of header or footer',
      order.map(({ what }) => what),
      shell.flatMap((tag) => /^<a [^>]*href="([^"]*)"/.exec(tag)?.slice(1) ?? []),
      order.map(({ selector }) => selector),
    ),
  ).toHaveNoFindings();
  if (docsPages.some((docsPage) => docsPage.path === path)) {
    const docs = docsPages.map((docsPage) => docsPage.path);
    expect(firstDifference('a link of the menu of the docs', docsMenu(builtHtml(path)), docs)).toHaveNoFindings();
  }
  const links = tree.filter((node) => node.role === 'link' && !isIn(node, 'main'));
  const help = links.filter((link) => destinationOf(link, opened.url()) === contact.path);
  const found = [links[0]?.name ?? '', ...help.map((link) => (isIn(link, 'contentinfo') ? link.name : `${link.name}, elsewhere`))];
  expect(
    firstDifference(
      'the first link, and the links of the footer to the contact page',
      found,
      [layoutText.skipLink, contact.label],
      [links[0], ...help].map((link) => link?.selector() ?? ''),
    ),
  ).toHaveNoFindings();
}

function hasOneOrder({ builtHtml }: Pick<Reading, 'builtHtml'>) {
  /** For each two names, the first page that has them in this order. */
  const known = new Map<string, string>();
  for (const path of [...routes, notFound].map((route) => route.path)) {
    const names = Array.from(builtHtml(path).matchAll(/<nav [^>]*aria-label="([^"]*)"/g), ([, name = '']) => name);
    expect(names.length, path).toBeGreaterThan(1);
    const order = Array.from(new Set(names));
    const pairs = order.flatMap((name, index) => order.slice(index + 1).map((later) => [name, later] as const));
    for (const [name, later] of pairs) {
      const other = known.get(`${later}, ${name}`);
      const fault = { selector: `nav[aria-label="${name}"]`, what: `is before “${later}” on ${path}, and after it on ${other}` };
      expect.soft(other ? [fault] : []).toHaveNoFindings();
      known.set(`${name}, ${later}`, path);
    }
  }
}
