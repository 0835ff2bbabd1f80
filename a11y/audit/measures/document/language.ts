/** The language of a page and of its parts. */

/** Letters that English words lack, in text whose language nothing but the page names; runs in the page. */
export function foreignWords(names: readonly string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement?.closest('body [lang], script, style, pre')) continue;
    found.push(...(data.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^a-z]/i.test(word) && !names.includes(word)));
  }
  return found;
}

/** Elements that say which language they are in, and do so wrongly: not a tag, or the page's own once more; runs in the page. */
export function wrongLanguages(): string[] {
  const isTag = (lang: string) => {
    try {
      return Intl.getCanonicalLocales(lang).length === 1;
    } catch {
      return false;
    }
  };
  return Array.from(document.querySelectorAll('body [lang], body [hreflang]'), (element) => {
    const lang = element.getAttribute('lang') ?? element.getAttribute('hreflang') ?? '';
    return isTag(lang) ? '' : element.outerHTML.slice(0, 120);
  }).filter(Boolean);
}
