/** What links are called, and where they lead. */
import { site } from '../../../../src/content/site';
import { routes } from '../../../../src/routes';
import { destinationOf, type TreeNode } from './tree';

/** Names that say nothing of where a link leads. */
const vague = /^(?:click|tap|press|go|see|read|learn|find out|show|view|get|know)?\s*(?:it|here|there|this|that|more|now|on|details?|info|information|link|page|this page|this link|website|continue|start|next|previous|back)$/i;

/** WCAG 2.4.4, 2.4.9: links without a name, with a vague one, or with one that leads elsewhere too. */
export function linkFaults(tree: readonly TreeNode[], pageUrl: string): string[] {
  const links = tree.filter(({ role }) => role === 'link');
  const destinations = new Map<string, string>();
  return links.flatMap((link) => {
    const name = link.name.toLowerCase();
    const to = destinationOf(link, pageUrl);
    const before = destinations.get(name) ?? to;
    destinations.set(name, before);
    if (!name) return [`a link to ${to} has no name`];
    if (vague.test(name)) return [`“${link.name}” is vague`];
    return before === to ? [] : [`“${link.name}” leads to ${before} and to ${to}`];
  });
}

interface OtherNames {
  readonly names: readonly string[];
  readonly why: string;
}

/** Names of links that are neither label nor title of the page they lead to, by its path. One that no page has any more fails a test. */
export const otherNames: Readonly<Record<string, OtherNames>> = {
  '/': { names: [site.name], why: 'the name of the site leads to its first page, as on most sites' },
  '/docs': {
    names: ['Docs', 'Read the docs', 'Make a first call'],
    why: 'the first page of the docs stands for all of them, and is where a first call is made',
  },
  '/signup': { names: ['Open a Starter account', 'Open an Access account'], why: 'the card of a plan names the plan' },
  '/contact': {
    names: ['Write to us', 'Write to sales', 'ask us', 'Ask support', 'support', 'sales', 'Ask about an integration', 'Tell us about a broken link'],
    why: 'the sentence says whom one asks, or what about',
  },
  '/contact?subject=password-reset': { names: ['Forgot your password?'], why: 'it leads to a form that is filled in for this' },
  '/accessibility/report/': { names: ['index.html', 'our accessibility report'], why: 'a file in a list of files, and what it is in a sentence' },
  '/accessibility/report/manual.html': { names: ['our manual test sheet'], why: 'the sentence says what the file is' },
  '/integrations': { names: ['See how to connect'], why: 'it follows a sentence about what to connect' },
  '/pricing': { names: ['Compare the plans'], why: 'says what the page is for' },
  '/sitemap': { names: ['All pages of this site'], why: 'says what the page is for, to somebody who has not found one' },
  '/status': { names: ['Status: Operational'], why: 'the badge says the state, after the name of the page' },
};

/** WCAG 3.2.4: links to a page of the site that have a name which that page has nowhere else. Links to a part of a page have the part's name. */
export function inconsistentNames(tree: readonly TreeNode[], pageUrl: string): string[] {
  return tree
    .filter(({ role, url }) => role === 'link' && !url.includes('#'))
    .flatMap((link) => {
      const to = destinationOf(link, pageUrl);
      if (!to.startsWith('/') || namesOf(to).includes(plain(link.name))) return [];
      return [`“${link.name}” leads to ${to}, which is called ${namesOf(to).join(', ')}`];
    });
}

/** WCAG 3.2.4: buttons that copy what stands in a figure, and are not called after the figure. */
export function inconsistentCopyButtons(tree: readonly TreeNode[]): string[] {
  return tree
    .filter(({ role, name }) => role === 'button' && /^copy\b/i.test(name))
    .filter(({ name, ancestors }) => name !== `Copy ${ancestors.find(({ role }) => role === 'figure')?.name}`)
    .map(({ name }) => name);
}

/** What a page may be called by a link, in lower case; a file has its own name. */
export function namesOf(path: string): string[] {
  const route = routes.find((entry) => entry.path === path);
  const file = /[^/]+\.\w+$/.exec(path) ?? [];
  const names = [...(route ? [route.label, route.title] : file), ...(otherNames[path]?.names ?? [])];
  return Array.from(new Set(names.map(plain)));
}

/** Without the words that a sentence or a pager puts round a name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:next|previous): /, '')
    .replace(/^(?:read )?the /, '')
    .replace(/ page$/, '');
}
