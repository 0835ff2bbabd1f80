/** What pages share: header, footer, menus, and the names of links. */
import { copyButton, docsLayout, layoutText } from '../../src/content/interface';
import { sections } from '../../src/content/facts/sections';
import { requestBuilder } from '../../src/content/pages/referencePlates';
import { docsPages, routeById, routes } from '../../src/content/routes';
import { articlePages, headerRoutes, notFound, titleOf } from '../../src/content/siteRoutes';
import { dom, html } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, firstDifference, type Finding } from '../findings';
import { shellOf } from '../shellOf';
import { destinationOf, isIn, type TreeNode } from '../tree';
import { unescaped } from '../unescaped';
import type { Check } from './check';

const paths = [...routes, notFound].map(({ path }) => path);

/** Returns target and name of each link. */
const linksIn = (text: string) =>
  Array.from(text.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href = '', content = '']) => ({
    href,
    name: unescaped(content.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ''))
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));

export const siteShell: Check = {
  criteria: ['3.2.3', '3.2.6', '3.3.5'],
  claim:
    'Expects header and footer to be the same on every page, with the link to the contact page in the footer, and all navigation that pages share in the same order.',
  on: 'every page',
  reads: {
    'has the same navigation, footer, and ways to get help as the home page, in the same order': async ({
      opened,
      tree,
      path,
      builtHtml,
    }) => {
      const shell = shellOf(builtHtml('/'));
      expect(firstDifference('a tag or text of header or footer', shellOf(builtHtml(path)), shell)).toHaveNoFindings();
      // The order and the names must be the same after hydration.
      const links = await opened
        .locator(':is(header, footer):not(main *) a')
        .evaluateAll((all) =>
          all.map((link) => finding(link, `${link.getAttribute('href')} ${link.textContent}`.replaceAll(/\s+/g, ' ').trim())),
        );
      const expected = linksIn(shell.join('')).map(({ href, name }) => `${href} ${name}`.trim());
      const [found, selectors] = [links.map(({ what }) => what), links.map(({ selector }) => selector)];
      expect(firstDifference('a link of header or footer', found, expected, selectors)).toHaveNoFindings();
      if (docsPages.some((page) => page.path === path)) {
        const menu = new RegExp(`<nav [^>]*aria-label="${sections.docs}".*?</nav>`, 's').exec(builtHtml(path))?.[0] ?? '';
        // Without the sections of the current page.
        const inMenu = linksIn(menu).flatMap(({ href }) => (href.startsWith('/') ? href : []));
        expect(
          firstDifference(
            'a link of the menu of the docs',
            inMenu,
            docsPages.map((page) => page.path),
          ),
        ).toHaveNoFindings();
      }
      const first = tree.find(({ role }) => role === 'link');
      const help = tree.some((link) => isIn(link, 'contentinfo') && destinationOf(link, opened.url()) === routeById('contact').path);
      expect([
        ...firstDifference('the first link', [first?.name ?? ''], [layoutText.skipLink]),
        ...(help ? [] : [{ selector: 'footer', what: 'has no link to the contact page' }]),
      ]).toHaveNoFindings();
    },
  },
  site: {
    'navigation that pages share has the same order on all of them': ({ builtHtml }) => {
      /** For each two names, the first page that has them in this order. */
      const known = new Map<string, string>();
      for (const path of paths) {
        const order = [...new Set(Array.from(builtHtml(path).matchAll(/<nav [^>]*aria-label="([^"]*)"/g), ([, name = '']) => name))];
        expect(order.length, path).toBeGreaterThan(1);
        for (const [name, later] of order.flatMap((one, index) => order.slice(index + 1).map((other) => [one, other] as const))) {
          const other = known.get(`${later}, ${name}`);
          const fault = { selector: `nav[aria-label="${name}"]`, what: `is before “${later}” on ${path}, and after it on ${other}` };
          expect.soft(other ? [fault] : []).toHaveNoFindings();
          known.set(`${name}, ${later}`, path);
        }
      }
    },
  },
  barriers: {
    'a page without a link': html('/terms', /<a ([^>]*href="\/contact")/g, '<a hidden data-$1'),
    'another name in the footer': dom('footer a[href="/contact"]', (link) => (link.textContent = 'Get in touch'), '/terms'),
  },
  left: {
    '3.2.6': {
      aids: ['no assistive technology'],
      steps: 'Find each way to get help on all pages that have it.',
      expected: 'It is in the same place and order.',
    },
  },
};

export const multipleWays: Check = {
  criteria: ['2.4.5'],
  claim: 'Expects every page to be linked from a menu or the footer, and from the sitemap.',
  on: 'every page',
  reads: {
    'is linked from a menu or the footer, and from the sitemap': ({ path, builtHtml }) => {
      if (path === notFound.path) return;
      const sitemap = routeById('sitemap').path;
      // Only the menu of the docs lists all docs pages.
      const menus = [
        ...shellOf(builtHtml('/')),
        docsPages.some((page) => page.path === path) ? builtHtml(routeById('docs').path) : '',
        articlePages.some((page) => page.path === path) ? builtHtml(routeById('resources').path) : '',
      ].join('\n');
      const main = /<main.*<\/main>/s.exec(builtHtml(sitemap))?.[0] ?? '';
      const missing = [
        menus.includes(`href="${path}"`) ? [] : `no menu or footer links to ${path}`,
        main.includes(`href="${path}"`) ? [] : `the sitemap has no link to ${path}`,
        menus.includes(`href="${sitemap}"`) ? [] : 'no menu or footer links to the sitemap',
      ].flat();
      expect(missing.map((what) => ({ selector: '', what }))).toHaveNoFindings();
    },
  },
  barriers: { 'no link in the sitemap': html('/sitemap', /href="\/terms"/g, 'href="/privacy"') },
};

export const currentPage: Check = {
  criteria: ['2.4.8'],
  claim: 'Expects the navigation to mark the current page and no other, and the header to mark the page above it.',
  on: 'every page',
  reads: {
    'is the only page that menus mark as the current page': ({ opened, tree, path }) => {
      // The header has one link for a page and its child pages.
      const above = headerRoutes.map((id) => routeById(id).path).filter((parent) => path.startsWith(`${parent}/`));
      const wrong = tree.flatMap((link): Finding[] => {
        if (link.role !== 'link' || !isIn(link, 'banner', 'navigation')) return [];
        const to = destinationOf(link, opened.url());
        const mark = link.attributes['aria-current'] ?? 'none';
        const isAbove = above.includes(to) && isIn(link, 'banner');
        const limit = to === path ? 'page' : isAbove ? 'true' : mark.replace(/^(page|true)$/, 'none');
        return mark === limit ? [] : [{ selector: link.selector, what: `aria-current of “${link.name}”`, value: mark, limit }];
      });
      expect(wrong).toHaveNoFindings();
    },
  },
  barriers: { 'no mark': dom('header a[aria-current]', (link) => link.removeAttribute('aria-current')) },
};

export const consistentNames: Check = {
  criteria: ['3.2.4'],
  claim:
    'Expects copy buttons to have the name of what they copy, and no link name of the site to lead to two pages or sections. Header and footer are the same on every page.',
  on: 'every page',
  reads: {
    'names copy buttons as other pages do': ({ tree }) => expect(inconsistentCopyButtons(tree)).toHaveNoFindings(),
  },
  site: {
    'no link name leads to two pages or sections': ({ builtHtml }) => {
      const owners = new Map(
        routes.flatMap((route) => [route.label, route.title, titleOf(route)].map((name) => [plain(name), route.path] as const)),
      );
      for (const { href, name } of paths.flatMap((path) => linksIn(builtHtml(path)))) {
        if (!href.startsWith('/')) continue;
        const owner = owners.get(plain(name)) ?? href;
        owners.set(plain(name), owner);
        expect.soft(firstDifference(`the target of links named “${name}”`, [href], [owner], [`a[href="${href}"]`])).toHaveNoFindings();
      }
    },
  },
  barriers: {
    'a copy button with a name of its own': dom('figure button', (button) => (button.ariaLabel = 'Copy it')),
    'one name for two pages': html('/terms', /<a ([^>]*)href="\/privacy"/g, '<a $1href="/status"'),
  },
  left: {
    '3.2.4': {
      aids: screenReaders,
      steps: 'Compare what copies, searches, opens, and closes on several pages.',
      expected: 'The same thing has the same name, icon, and alternative everywhere.',
    },
  },
};

/** Finds copy buttons without the name of their figure. Outside figures, a copy button copies the page. */
function inconsistentCopyButtons(tree: readonly TreeNode[]): Finding[] {
  return tree
    .filter(({ role, name }) => role === 'button' && name.startsWith(copyButton.copy))
    .filter(({ name, ancestors }) => {
      const figure = ancestors.find(({ role }) => role === 'figure')?.name;
      return ![figure ?? docsLayout.markdown, requestBuilder.endpoint].map(copyButton.name).includes(name);
    })
    .map((button) => ({ selector: button.selector, what: `“${button.name}” lacks the name of its figure` }));
}

/** Removes words that a sentence may put around a name. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:read )?the /, '')
    .replace(/ page$/, '');
