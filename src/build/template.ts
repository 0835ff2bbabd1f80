/** Fills the markers of `index.html`. */
import type { Rendered } from '../app/render';
import { Mistake } from '../lib/mistake.ts';

/** The parts of a page that the template has markers for. */
export type RenderedPage = Pick<Rendered, 'path' | 'head' | 'app'>;

/** Maps the path of each page to its HTML. */
export type PagesHtml = ReadonlyMap<string, string>;

/** Throws unless the template has each marker once, because the page would be published without its content. */
export function fillTemplate(template: string, page: RenderedPage): string {
  const named = fillMarker(template, '<!--page-->', page.path);
  return fillMarker(fillMarker(named, '<!--head-->', page.head), '<!--app-->', page.app);
}

/** Puts a value in the place of a marker. Throws unless it is there once. */
export function fillMarker(html: string, marker: string, value: string): string {
  if (html.split(marker).length !== 2) throw new Mistake(`index.html must have ${marker} exactly once.`);
  // A function, because `$&` has a meaning in a replacement string, and code samples may contain it.
  return html.replace(marker, () => value);
}
