/** The languages of a page and its parts. Each function runs in the page. */

/** Words with letters that English does not use, in text that has the language of the page. `names` are allowed. */
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

/** Elements whose `lang` or `hreflang` is not a language tag. */
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
