import { copyButton, docsLayout, layoutText, serviceStates } from '../../src/content/interface';
import { requestBuilder } from '../../src/content/pages/referencePlates';
import { status } from '../../src/content/facts/status';
import { sections } from '../../src/content/facts/sections';
import { site } from '../../src/content/site';
import { worstOf } from '../../src/lib/uptime';
import { routeById, routes } from '../../src/content/routes';
import { notFound, titleOf } from '../../src/content/siteRoutes';
import { unescaped } from '../unescaped';
import { destinationOf, isIn, type TreeNode } from '../tree';
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, firstDifference, type Finding } from '../findings';
import type { Check, Reading } from './check';

export const consistentNames: Check = {
  criteria: ['3.2.4'],
  claim:
    'Expects links of header and footer, and copy buttons, to have the name of what they lead to or copy, and no link name of the site to lead to two pages or sections.',
  on: 'every page',
  reads: {
    'names links to the same page, and copy buttons, as other pages do': ({ opened, tree }) =>
      expect([...inconsistentNames(tree, opened.url()), ...inconsistentCopyButtons(tree)]).toHaveNoFindings(),
  },
  site: {
    'no link name leads to two pages or sections': ({ builtHtml }) => {
      const owners = new Map<string, string>();
      const linked = linkedNames(builtHtml);
      for (const path of new Set([...routes.map((route) => route.path), ...linked.keys()])) {
        for (const name of new Set([...ownNames(path), ...(linked.get(path) ?? [])])) {
          const owner = owners.get(name) ?? path;
          expect.soft(firstDifference(`the target of links named “${name}”`, [path], [owner], [`a[href="${path}"]`])).toHaveNoFindings();
          owners.set(name, owner);
        }
      }
    },
  },
  barriers: { 'another name in the footer': dom('footer a[href="/contact"]', (link) => (link.textContent = 'Get in touch'), '/terms') },
  left: {
    '3.2.4': {
      aids: screenReaders,
      steps: 'Compare what copies, searches, opens, and closes on several pages.',
      expected: 'The same thing has the same name, icon, and alternative everywhere.',
    },
  },
};

/** Names of pages in header and footer that are neither their label nor their title. */
const frameNames: Readonly<Record<string, string>> = {
  [routeById('home').path]: site.name,
  [routeById('docs').path]: sections.docs,
  [routeById('status').path]: layoutText.status(serviceStates[worstOf(status.services)]),
};

/** Finds links of header and footer whose name is neither the label nor the title of their target. */
function inconsistentNames(tree: readonly TreeNode[], pageUrl: string): Finding[] {
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

/** Finds copy buttons without the name of their figure. Outside figures, a copy button copies the page. */
function inconsistentCopyButtons(tree: readonly TreeNode[]): Finding[] {
  return tree
    .filter(({ role, name }) => role === 'button' && name.startsWith(copyButton.copy))
    .filter(({ name, ancestors }) => {
      const figure = ancestors.find(({ role }) => role === 'figure')?.name;
      return ![figure ?? docsLayout.markdown, requestBuilder.endpoint].map(copyButton.name).includes(name);
    })
    .map((button) => ({ selector: button.selector(), what: `“${button.name}” lacks the name of its figure` }));
}

/** Returns the label and titles of a page, or the name of a file. */
function ownNames(path: string): string[] {
  const route = routes.find((entry) => entry.path === path);
  const file = /[^/]+\.\w+$/.exec(path) ?? [];
  const other = frameNames[path];
  const names = [...(route ? [route.label, route.title, titleOf(route)] : file), ...(other ? [other] : [])];
  return Array.from(new Set(names.map(plain)));
}

/** Returns the names of links by target, a path that may have a fragment. Only the build can load all of the content. */
function linkedNames(builtHtml: Reading['builtHtml']): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path } of [...routes, notFound]) {
    for (const [, href = '', content = ''] of builtHtml(path).matchAll(/<a\b[^>]*? href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs)) {
      const name = unescaped(content.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ''));
      found.set(href, (found.get(href) ?? new Set()).add(plain(name)));
    }
  }
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
