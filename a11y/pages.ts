/** The pages that tests open: in an audit each that has what a test looks at, and in a test run the fewest that have it all. */
import { routes } from '../src/content/routes';
import { notFound } from '../src/content/siteRoutes';
import { builtHtml } from './builtHtml';
import { isAudit } from './run';
import { type Kind, kinds, type Looks } from './kinds';

/** The page with the typing demo is also the one on which the controls of header and footer count (inPage/controls.ts). */
const controls: readonly Kind[] = ['answer', 'choice', 'code', 'columnOfTabs', 'field', 'form', 'header', 'password', 'tooltip', 'typing'];

export const paths = routes.map(({ path }) => path);
export const allPaths = [...paths, notFound.path];

const chosen = new Map<string, readonly string[]>();

export function pagesFor(looks: Looks): readonly string[] {
  const key = String(looks);
  const pages = chosen.get(key) ?? choose(looks);
  chosen.set(key, pages);
  return pages;
}

function choose(looks: Looks): readonly string[] {
  if (looks === 'every page') return allPaths;
  if (looks === 'every control') return pagesFor(controls);
  // Pages that are open anyway come first.
  const candidates = looks === 'every style' || isAudit ? allPaths : [...new Set([...pagesFor('every style'), ...allPaths])];
  const parts = new Map(candidates.map((path) => [path, partsOf(builtHtml(path), looks)] as const));
  return isAudit ? candidates.filter((path) => parts.get(path)?.size) : fewest(parts);
}

function partsOf(html: string, looks: readonly Kind[] | 'every style'): ReadonlySet<string> {
  if (looks === 'every style') return new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
  return new Set(looks.filter((kind) => kinds[kind].test(html)));
}

/** Takes the page with the most parts that are still missing, until none is. */
function fewest(parts: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const missing = new Set(Array.from(parts.values(), (some) => [...some]).flat());
  const taken: string[] = [];
  while (missing.size > 0) {
    const gain = (path: string) => Array.from(parts.get(path) ?? []).filter((part) => missing.has(part)).length;
    const [best = ''] = [...parts.keys()].toSorted((one, other) => gain(other) - gain(one));
    taken.push(best);
    for (const part of parts.get(best) ?? []) missing.delete(part);
  }
  return taken;
}
