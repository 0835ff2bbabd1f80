/** Checks the shared parts of pages: header, footer, skip link, and menus. */
import type { Page } from '@playwright/test';
import { routes } from '../../../../src/routes';
import { builtHtml } from '../../../builtHtml';
import { unescaped } from '../../../unescaped';
import { destinationOf, isIn, type TreeNode } from './tree';

/** Lists the controls outside `main` in order, with group, role, name, and target. */
export function shellControls(tree: readonly TreeNode[], pageUrl: string): string[] {
  return tree
    .filter((node) => !isIn(node, 'main') && /^(?:link|button|radio|checkbox|textbox|searchbox|combobox)$/.test(node.role))
    .map((node) => {
      const group = node.ancestors.find(({ role, name }) => name && role !== 'RootWebArea')?.name ?? '';
      const url = node.url.endsWith('#main') ? '#main' : destinationOf(node, pageUrl);
      return [group, node.role, node.name, url].join(' | ');
    });
}

/** WCAG 3.2.3: finds menus whose order differs from the menu with the same name on another page. */
export function menuOrderFaults(tree: readonly TreeNode[], pageUrl: string): string[] {
  const menuOf = ({ ancestors }: TreeNode) => ancestors.find(({ role }) => role === 'navigation');
  const links = tree.filter((node) => node.role === 'link' && menuOf(node));
  return Array.from(new Set(links.map((link) => menuOf(link)?.name ?? ''))).flatMap((name) => {
    const current = links.filter((link) => menuOf(link)?.name === name).map((link) => destinationOf(link, pageUrl));
    return routes.flatMap(({ path }) => {
      const other = builtMenus(path).get(name) ?? [];
      const [ours, theirs] = [current.filter((to) => other.includes(to)), other.filter((to) => current.includes(to))].map((order) => [...new Set(order)]);
      return ours?.join() === theirs?.join() ? [] : [`“${name}” has on ${path} the order ${theirs?.join(', ')}`];
    });
  });
}

const built = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Reads the named menus of a built page, with the targets of their links. */
function builtMenus(path: string): ReadonlyMap<string, readonly string[]> {
  const known = built.get(path);
  if (known) return known;
  const menus = Array.from(builtHtml(path).matchAll(/<nav\b[^>]* aria-label="([^"]*)"[^>]*>(.*?)<\/nav>/gs), ([, name = '', content = '']) => {
    return [name, Array.from(content.matchAll(/<a\b[^>]*? href="([^"]*)"/g), ([, to = '']) => to)] as const;
  });
  const found = new Map(menus);
  built.set(path, found);
  return found;
}

/** WCAG 3.2.4: finds text and names of header and footer that differ from the HTML of another page. */
export async function shellTextDifferences(page: Page, path: string): Promise<string[]> {
  const current = await page.evaluate(() =>
    Array.from(document.querySelectorAll('header, header *, footer, footer *'))
      .filter((element) => !element.closest('main'))
      .flatMap((element) => [element.getAttribute('aria-label') ?? '', ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''))])
      .map((text) => text.trim()),
  );
  const html = builtHtml(path).replaceAll(/<main[ >].*<\/main>/gs, '');
  const parts = [/<header[ >].*?<\/header>/s, /<footer[ >].*?<\/footer>/s].map((part) => part.exec(html)?.[0] ?? '').join('');
  const texts = parts.split(/<[^>]*>/);
  const names = Array.from(parts.matchAll(/ aria-label="([^"]*)"/g), ([, name = '']) => name);
  const other = [...texts, ...names].map((text) => unescaped(text).trim());
  return [
    ...current.filter((text) => !other.includes(text)).map((text) => `only here: “${text}”`),
    ...other.filter((text) => !current.includes(text)).map((text) => `not here: “${text}”`),
  ];
}
