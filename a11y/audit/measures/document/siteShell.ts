/** The parts that pages share: header, footer, skip link, menus. */
import type { Page } from '@playwright/test';
import { routes } from '../../../../src/routes';
import { builtHtml } from '../../../builtHtml';
import { unescaped } from '../../../unescaped';
import { destinationOf, isIn, type TreeNode } from './tree';

/** The controls outside `main`, in order: group, role, name and destination of each. */
export function shellControls(tree: readonly TreeNode[], pageUrl: string): string[] {
  return tree
    .filter((node) => !isIn(node, 'main') && /^(?:link|button|radio|checkbox|textbox|searchbox|combobox)$/.test(node.role))
    .map((node) => {
      const group = node.ancestors.find(({ role, name }) => name && role !== 'RootWebArea')?.name ?? '';
      const url = node.url.endsWith('#main') ? '#main' : destinationOf(node, pageUrl);
      return [group, node.role, node.name, url].join(' | ');
    });
}

/** WCAG 3.2.3: menus that list what they share with the menu of the same name on another page in another order. */
export function menuOrderFaults(tree: readonly TreeNode[], pageUrl: string): string[] {
  const menuOf = ({ ancestors }: TreeNode) => ancestors.find(({ role }) => role === 'navigation');
  const links = tree.filter((node) => node.role === 'link' && menuOf(node));
  return Array.from(new Set(links.map((link) => menuOf(link)?.name ?? ''))).flatMap((name) => {
    const here = links.filter((link) => menuOf(link)?.name === name).map((link) => destinationOf(link, pageUrl));
    return routes.flatMap(({ path }) => {
      const there = builtMenus(path).get(name) ?? [];
      const [ours, theirs] = [here.filter((to) => there.includes(to)), there.filter((to) => here.includes(to))].map((order) => [...new Set(order)]);
      return ours?.join() === theirs?.join() ? [] : [`“${name}” has on ${path} the order ${theirs?.join(', ')}`];
    });
  });
}

const built = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The menus of a built page that have a name in their HTML, and where their links lead. */
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

/** WCAG 3.2.4: words and names of header and footer that are not those in the HTML of another page. */
export async function shellWordsUnlike(page: Page, path: string): Promise<string[]> {
  const here = await page.evaluate(() =>
    Array.from(document.querySelectorAll('header, header *, footer, footer *'))
      .filter((element) => !element.closest('main'))
      .flatMap((element) => [element.getAttribute('aria-label') ?? '', ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''))])
      .map((words) => words.trim()),
  );
  const html = builtHtml(path).replaceAll(/<main[ >].*<\/main>/gs, '');
  const parts = [/<header[ >].*?<\/header>/s, /<footer[ >].*?<\/footer>/s].map((part) => part.exec(html)?.[0] ?? '').join('');
  const texts = parts.split(/<[^>]*>/);
  const names = Array.from(parts.matchAll(/ aria-label="([^"]*)"/g), ([, name = '']) => name);
  const there = [...texts, ...names].map((words) => unescaped(words).trim());
  return [
    ...here.filter((words) => !there.includes(words)).map((words) => `only here: “${words}”`),
    ...there.filter((words) => !here.includes(words)).map((words) => `not here: “${words}”`),
  ];
}
