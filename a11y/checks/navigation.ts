/** What pages share: header, footer, menus, and the names of links. */
import { copyButton, layoutText } from '../../src/content/interface';
import { sections } from '../../src/content/facts/sections';
import { docsPages, routes } from '../../src/content/routes';
import { headerPaths, notFound, titleOf } from '../../src/content/siteRoutes';
import { dom, html } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, firstDifference } from '../findings';
import { unescaped } from '../../src/testing/unescaped';
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
  criteria: ['3.2.3', '3.2.6'],
  claim:
    'Expects the links of header and footer in the same order on every page, and those of the docs in their menu, and by rules of this house the same links everywhere, among them the skip link and one to the contact page.',
  on: 'every page',
  reads: {
    'has the navigation and the link to get help of the home page, in the same order': async ({ opened, path, builtHtml }) => {
      const linksOf = async (selector: string) => {
        const links = await opened
          .locator(selector)
          .evaluateAll((all) =>
            all.map((link) => finding(link, `${link.getAttribute('href')} ${link.textContent}`.replaceAll(/\s+/g, ' ').trim())),
          );
        return [links.map(({ what }) => what), links.map(({ selector: place }) => place)] as const;
      };
      const home = linksIn(builtHtml('/').replace(/<main.*<\/main>/s, '')).map(({ href, name }) => `${href} ${name}`.trim());
      const missing = [`#main ${layoutText.skipLink}`, '/contact '].filter((link) => !home.some((one) => one.startsWith(link)));
      expect.soft(missing.map((link) => ({ selector: '', what: `the home page lacks “${link}”`, breaks: [] }))).toHaveNoFindings();
      const [links, places] = await linksOf('a[href="#main"], :is(header, footer):not(main *) a');
      expect(inAnotherOrder('a link of header or footer', links, home, places)).toHaveNoFindings();
      if (!docsPages.some((page) => page.path === path)) return;
      const [menu, menuPlaces] = await linksOf(`nav[aria-label="${sections.docs}"] a[href^="/"]`);
      const [found, expected] = [menu.map((link) => link.split(' ')[0] ?? ''), docsPages.map((page) => page.path)];
      expect(inAnotherOrder('a link of the menu of the docs', found, expected, menuPlaces)).toHaveNoFindings();
    },
  },
  barriers: {
    'a page without a link': html('/terms', /<a [^>]*href="\/contact"/g, '<a'),
    'F66: links in another order': dom('footer ul', (list) => list.append(list.firstElementChild ?? ''), '/terms'),
    'another name in the footer': dom('footer a[href="/contact"]', (link) => (link.textContent = 'Get in touch'), '/terms'),
  },
  left: {
    '3.2.6': { steps: 'Find each way to get help on all pages that have it.', expected: 'It is in the same place and order.' },
  },
};

/** Links in another order break WCAG, and other links break a rule of this house. */
const inAnotherOrder: typeof firstDifference = (what, values, expected, selectors) => {
  const isSame = values.toSorted().join() === expected.toSorted().join();
  return firstDifference(what, values, expected, selectors).map((link) => {
    const isHelp = [link.value, link.limit].some((one) => String(one).startsWith('/contact '));
    return { ...link, breaks: isSame ? ['3.2.3', ...(isHelp ? ['3.2.6'] : [])] : [] };
  });
};

export const multipleWays: Check = {
  criteria: ['2.4.5'],
  claim: 'Expects the sitemap and another page to link to every page.',
  on: 'every page',
  site: {
    'the sitemap and another page link to every page': ({ builtHtml }) => {
      const pages = paths.map((path) => ({ path, text: builtHtml(path) }));
      const faults = routes.flatMap(({ path }) => {
        const linking = pages.filter((page) => page.path !== path && page.text.includes(`href="${path}"`));
        const others = linking.filter((page) => page.path !== '/sitemap');
        const isFound = others.length > 0 && (path === '/sitemap' || linking.length > others.length);
        return isFound ? [] : { selector: `[href="${path}"]`, what: 'is on no page, or not on the sitemap' };
      });
      expect(faults).toHaveNoFindings();
    },
  },
  barriers: { 'no link in the sitemap': html('/sitemap', /href="\/terms"/g, 'href="/privacy"') },
};

export const currentPage: Check = {
  criteria: ['2.4.8'],
  claim: 'Expects the navigation to mark the current page for screen readers, and no other, and the header the page above it.',
  on: 'every page',
  reads: {
    'is the only page that menus mark as the current page': async ({ opened, path }) => {
      // The header has one link for a page and its child pages.
      const above: readonly string[] = headerPaths.filter((parent) => path.startsWith(`${parent}/`));
      const wrong = await opened.locator('header a, nav a').evaluateAll(
        (links, [own, parents]) =>
          links.flatMap((link) => {
            const [to, mark] = [link.getAttribute('href') ?? '', link.ariaCurrent ?? 'none'];
            const isAbove = parents.includes(to) && link.closest('header');
            const limit = to === own ? 'page' : isAbove ? 'true' : mark.replace(/^(page|true)$/, 'none');
            return mark === limit ? [] : finding(link, `aria-current of “${link.textContent}”`, mark, limit);
          }),
        [path, above] as const,
      );
      expect(wrong).toHaveNoFindings();
    },
  },
  barriers: { 'no mark': dom('header a[aria-current]', (link) => link.removeAttribute('aria-current')) },
};

export const consistentNames: Check = {
  criteria: ['3.2.4'],
  claim:
    'Expects copy buttons to have the name of what they copy, and by a rule of this house no link name of the site to lead to two pages or sections.',
  on: 'every page',
  reads: {
    'names each copy button by what it copies': async ({ opened }) => {
      const buttons = await opened
        .locator('figure button')
        .evaluateAll((all) =>
          all.map((button) => finding(button, 'a button in a figure', button.computedName, button.closest('figure')?.computedName)),
        );
      const named = buttons.map((button) => ({ ...button, limit: copyButton.name(String(button.limit)) }));
      expect(named.filter(({ value, limit }) => String(value).startsWith(copyButton.copy) && value !== limit)).toHaveNoFindings();
    },
  },
  site: {
    'no link name leads to two pages or sections': ({ builtHtml }) => {
      const owners = new Map<string, string>(
        routes.flatMap((route) => [route.label, route.title, titleOf(route)].map((name) => [plain(name), route.path] as const)),
      );
      for (const { href, name } of paths.flatMap((path) => linksIn(builtHtml(path)))) {
        if (!href.startsWith('/')) continue;
        const owner = owners.get(plain(name)) ?? href;
        owners.set(plain(name), owner);
        const other = firstDifference(`the target of links named “${name}”`, [href], [owner], [`a[href="${href}"]`]);
        expect.soft(other.map((link) => ({ ...link, breaks: [] }))).toHaveNoFindings();
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

/** Removes words that a sentence may put around a name. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:read )?the /, '')
    .replace(/ page$/, '');
