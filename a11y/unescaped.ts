/** Replaces the escapes that React writes in HTML. */
export function unescaped(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
