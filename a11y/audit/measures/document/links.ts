/** Checks the names of links and copy buttons, and the targets of links. */
import type { Finding } from '../../../findings';
import { copyButton, docsLayout, layoutText, serviceStates } from '../../../../src/content/interface';
import { requestBuilder } from '../../../../src/content/pages/referencePlates';
import { status } from '../../../../src/content/facts/status';
import { sections } from '../../../../src/content/facts/sections';
import { site } from '../../../../src/content/site';
import { worstOf } from '../../../../src/lib/uptime';
import { routeById, routes } from '../../../../src/content/routes';
import { notFound, titleOf } from '../../../../src/content/siteRoutes';
import { builtHtml } from '../../../builtHtml';
import { unescaped } from '../../../unescaped';
import { destinationOf, isIn, type TreeNode } from './tree';

/** Names that do not describe the target of a link: a verb without its subject, or words for any target. */
const vague =
  /^(?:(?:is|are|has|have|was|were|can|does|do)(?:n[’']t)?\b[^?]*|(?:click|tap|press|go|see|read|learn|find out|show|view|get|know)?\s*(?:it|here|there|this|that|more|now|on|details?|info|information|link|page|this page|this link|website|continue|start|next|previous|back))$/i;

/** Names that promise what only a button does. */
const action = /^(?:copy|import|paste|reset)\b/i;

/** WCAG 2.4.4, 2.4.9, 2.5.3: finds links without a name, with a vague name, with the name of an action, or with the same name as a link to another target. */
export function linkFaults(tree: readonly TreeNode[], pageUrl: string): Finding[] {
  const links = tree.filter(({ role }) => role === 'link');
  const destinations = new Map<string, string>();
  return links.flatMap((link): Finding[] => {
    const fault = (what: string) => [{ selector: link.selector(), what }];
    const name = link.name.toLowerCase();
    const to = destinationOf(link, pageUrl);
    const before = destinations.get(name) ?? to;
    destinations.set(name, before);
    if (!/[\p{L}\p{N}]/u.test(name)) return fault(`the name “${name}” of a link to ${to} has no word`);
    if (vague.test(name)) return fault(`“${link.name}” is vague`);
    if (action.test(name)) return fault(`“${link.name}” sounds like a button`);
    return before === to ? [] : fault(`“${link.name}” leads to ${before} and to ${to}`);
  });
}

/** Names of pages in header and footer that are neither their label nor their title. */
const frameNames: Readonly<Record<string, string>> = {
  [routeById('home').path]: site.name,
  [routeById('docs').path]: sections.docs,
  [routeById('status').path]: layoutText.status(serviceStates[worstOf(status.services)]),
};

/** WCAG 3.2.4: finds links of header and footer whose name is neither the label nor the title of their target. */
export function inconsistentNames(tree: readonly TreeNode[], pageUrl: string): Finding[] {
  return tree
    .filter((node) => node.role === 'link' && !node.url.includes('#') && !isIn(node, 'main'))
    .flatMap((link) => {
      const to = destinationOf(link, pageUrl);
      const names = ownNames(to);
      return !to.startsWith('/') || names.includes(plain(link.name))
        ? []
        : [{ selector: link.selector(), what: `the name of a link to ${to}`, value: link.name, limit: names.join(' or ') }];
    });
}

/** WCAG 3.2.4: finds copy buttons without the name of their figure. Outside figures, a copy button copies the page. */
export function inconsistentCopyButtons(tree: readonly TreeNode[]): Finding[] {
  return tree
    .filter(({ role, name }) => role === 'button' && name.startsWith(copyButton.copy))
    .filter(({ name, ancestors }) => {
      const figure = ancestors.find(({ role }) => role === 'figure')?.name;
      return ![figure ?? docsLayout.markdown, requestBuilder.endpoint].map(copyButton.name).includes(name);
    })
    .map((button) => ({ selector: button.selector(), what: `“${button.name}” lacks the name of its figure` }));
}

/** Returns all names of a page or file in lower case: its own and those of links to it in the built pages. */
export function namesOf(path: string): string[] {
  return Array.from(new Set([...ownNames(path), ...(builtNames().get(path) ?? [])]));
}

/** Returns every target of a link of the site: a path, or a path with a fragment. */
export function linkTargets(): string[] {
  return [...builtNames().keys()];
}

/** Returns the label and titles of a page, or the name of a file. */
function ownNames(path: string): string[] {
  const route = routes.find((entry) => entry.path === path);
  const file = /[^/]+\.\w+$/.exec(path) ?? [];
  const other = frameNames[path];
  const names = [...(route ? [route.label, route.title, titleOf(route)] : file), ...(other ? [other] : [])];
  return Array.from(new Set(names.map(plain)));
}

let built: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Reads the names of links from the built pages, because only the build can load all of the content. */
function builtNames(): ReadonlyMap<string, ReadonlySet<string>> {
  if (built) return built;
  const found = new Map<string, Set<string>>();
  for (const { path } of [...routes, notFound]) {
    for (const [, href = '', content = ''] of builtHtml(path).matchAll(/<a\b[^>]*? href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs)) {
      const name = unescaped(content.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ''));
      found.set(href, (found.get(href) ?? new Set()).add(plain(name)));
    }
  }
  built = found;
  return found;
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
