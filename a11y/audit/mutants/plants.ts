/** Short notations for plants, for the tables of barriers. */
import type { FilePlant, ScriptPlant, StylePlant } from './types';

/** Replaces text in the HTML of one page. Attributes only: React reports other words or elements when it hydrates. */
export function inHtml(path: string, find: RegExp, by: string): FilePlant {
  return { file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, find, by };
}

/** Styles the elements that match `selector`, with priority over the site's rules. */
export function styled(selector: string, declarations: string, media?: string): StylePlant {
  return { selector, declarations: declarations.replaceAll(/;|$/g, ' !important;'), media };
}

/** Changes each element that matches `selector` once, as soon as it exists. */
export function changed<Kind extends HTMLElement = HTMLElement>(selector: string, change: (element: Kind, ...words: readonly string[]) => void, ...words: readonly string[]): ScriptPlant {
  return { selector, change: change as ScriptPlant['change'], words };
}

/** As `changed`, but repeated after each change of the page. */
export function kept<Kind extends HTMLElement = HTMLElement>(selector: string, change: (element: Kind) => void): ScriptPlant {
  return { ...changed(selector, change), isKept: true };
}

/** As `changed`, on every page. */
export function changedEverywhere<Kind extends HTMLElement = HTMLElement>(selector: string, change: (element: Kind) => void): ScriptPlant {
  return { ...changed(selector, change), isEverywhere: true };
}
