/** Puts a rendered page into `index.html`. */

export interface RenderedPage {
  /** What belongs into <head>. */
  readonly head: string;
  /** What belongs into #app. */
  readonly app: string;
}

/** Fails when the template lacks a marker: a page without its words must never be written. */
export function fillTemplate(template: string, page: RenderedPage): string {
  const put = (html: string, marker: string, value: string) => {
    if (html.split(marker).length !== 2) throw new Error(`index.html must have ${marker} exactly once.`);
    // A function, since a string would have its `$&` replaced: code samples may contain them.
    return html.replace(marker, () => value);
  };
  return put(put(template, '<!--head-->', page.head), '<!--app-->', page.app);
}
