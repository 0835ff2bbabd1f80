/** The ways to plant a barrier, in short for the tables. */
import type { FilePlant, ScriptPlant, StylePlant } from './types';

/** In the HTML of one page. Attributes only: React would notice other words or elements, and say so. */
export function inHtml(path: string, find: RegExp, by: string): FilePlant {
  return { file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, find, by };
}

/** A rule for the elements that `selector` finds, stronger than those of the site. */
export function styled(selector: string, declarations: string, media?: string): StylePlant {
  return { selector, declarations: declarations.replaceAll(/;|$/g, ' !important;'), media };
}

/** Once for each element that `selector` finds, as soon as it is there. */
export function changed<Kind extends HTMLElement = HTMLElement>(selector: string, change: (element: Kind) => void): ScriptPlant {
  return { selector, change: change as ScriptPlant['change'] };
}

/** As `changed`, and again after each change of the page. */
export function kept<Kind extends HTMLElement = HTMLElement>(selector: string, change: (element: Kind) => void): ScriptPlant {
  return { ...changed(selector, change), isKept: true };
}

/** As `changed`, on every page. */
export function changedEverywhere<Kind extends HTMLElement = HTMLElement>(selector: string, change: (element: Kind) => void): ScriptPlant {
  return { ...changed(selector, change), isEverywhere: true };
}
