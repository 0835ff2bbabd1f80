/** Checks the names of links and copy buttons, and the targets of links. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyButton } from '../../../../src/content/controls';
import { docsLayout } from '../../../../src/content/docsLayout';
import { requestBuilder } from '../../../../src/content/docs/referencePlates';
import { layoutText } from '../../../../src/content/layoutText';
import { sections } from '../../../../src/content/sections';
import { site } from '../../../../src/content/site';
import { notFound, routeById, routes, titleOf } from '../../../../src/routes';
import { destinationOf, isIn, type TreeNode } from './tree';

/** Names that do not describe the target of a link. */
const vague = /^(?:click|tap|press|go|see|read|learn|find out|show|view|get|know)?\s*(?:it|here|there|this|that|more|now|on|details?|info|information|link|page|this page|this link|website|continue|start|next|previous|back)$/i;

/** WCAG 2.4.4, 2.4.9: finds links without a name, with a vague name, or with the same name as a link to another target. */
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

/** WCAG 2.4.4: finds links with the name of another page, also after a word such as “Next”. */
export function misleadingNames(tree: readonly TreeNode[], pageUrl: string): string[] {
  return tree
    .filter(({ role, url }) => role === 'link' && !url.includes('#'))
    .flatMap((link) => {
      const to = destinationOf(link, pageUrl);
      const name = plain(link.name);
      const ends = (own: string) => name === own || name.endsWith(` ${own}`);
      const other = routes.find(({ path }) => path !== to && ownNames(path).some(ends));
      return to.startsWith('/') && other && !namesOf(to).some(ends) ? [`“${link.name}” leads to ${to}, and not to ${other.path}`] : [];
    });
}

/** Names of pages in header and footer that are neither their label nor their title. */
const frameNames: Readonly<Record<string, string>> = {
  [routeById('home').path]: site.name,
  [routeById('docs').path]: sections.docs,
  [routeById('status').path]: layoutText.status,
};

/**
 * WCAG 3.2.4: finds links whose name is no name of their target. Header and footer use its label or title. Text also uses the names
 * that the content gives it. Ignores links to anchors, which have the name of their section.
 */
export function inconsistentNames(tree: readonly TreeNode[], pageUrl: string): string[] {
  return tree
    .filter(({ role, url }) => role === 'link' && !url.includes('#'))
    .flatMap((link) => {
      const to = destinationOf(link, pageUrl);
      const names = isIn(link, 'main') ? namesOf(to) : ownNames(to);
      if (!to.startsWith('/') || names.includes(plain(link.name))) return [];
      return [`“${link.name}” leads to ${to}, which is called ${names.join(', ')}`];
    });
}

/** WCAG 3.2.4: finds copy buttons without the name of their figure. Outside figures, a copy button copies the page. */
export function inconsistentCopyButtons(tree: readonly TreeNode[]): string[] {
  return tree
    .filter(({ role, name }) => role === 'button' && name.startsWith(copyButton.copy))
    .filter(({ name, ancestors }) => {
      const figure = ancestors.find(({ role }) => role === 'figure')?.name;
      return ![figure ?? docsLayout.markdown, requestBuilder.endpoint].map(copyButton.name).includes(name);
    })
    .map(({ name }) => name);
}

/** Returns all names of a page or file in lower case: its own and those of links to it in the built pages. */
export function namesOf(path: string): string[] {
  return Array.from(new Set([...ownNames(path), ...(builtNames().get(path) ?? [])]));
}

/** Returns every path that a link of the site leads to. */
export function linkedPaths(): string[] {
  return [...builtNames().keys()];
}

/** Returns the label and titles of a page, or the name of a file. */
function ownNames(path: string): string[] {
  const route = routes.find((entry) => entry.path === path);
  const file = /[^/]+\.\w+$/.exec(path) ?? [];
  const other = frameNames[path];
  return [...(route ? [route.label, route.title, titleOf(route)] : file), ...(other ? [other] : [])].map(plain);
}

let built: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Reads the names of links from the built pages, because only the build can load all of the content. */
function builtNames(): ReadonlyMap<string, ReadonlySet<string>> {
  if (built) return built;
  const found = new Map<string, Set<string>>();
  for (const { path } of [...routes, notFound]) {
    const html = readFileSync(join(import.meta.dirname, '../../../../dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    for (const [, href = '', content = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)"[^>]*>(.*?)<\/a>/gs)) {
      const name = plain(textOf(content));
      found.set(href, (found.get(href) ?? new Set()).add(name));
    }
  }
  built = found;
  return found;
}

function textOf(html: string): string {
  const text = html.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '');
  return text.replaceAll('&quot;', '"').replaceAll(/&#x27;|&#39;/g, "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Removes words that a sentence may put around a name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:read )?the /, '')
    .replace(/ page$/, '');
}
