/** HTML text without the escapes that React writes. */
export function unescaped(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
