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

/**
 * Passages in English letters that are in another language than they say: English has the commonest of its words in every sentence, and
 * other languages hardly any of them. Names, with their capitals, say nothing of a language.
 */
export function misnamedLanguages(): string[] {
  const common = new Set(
    'a all an and are as at be been but by can do does every for from has have how if in into is it its no not of on one or our so than that the their then there these they this to was we what when where which who will with you your'.split(' '),
  );
  return Array.from(document.querySelectorAll('p, li, dd, td, figcaption, blockquote')).flatMap((passage) => {
    if (passage.querySelector('p, li') || passage.closest('[translate=no]')) return [];
    const words = (passage.textContent?.match(/[\p{L}\p{M}’]+/gu) ?? []).filter((word) => !/^\p{Lu}/u.test(word));
    const share = words.filter((word) => common.has(word)).length / words.length;
    const saysEnglish = /^en\b/.test(passage.closest('[lang]')?.getAttribute('lang') ?? '');
    const isMisnamed = saysEnglish ? words.length >= 10 && share < 0.05 : words.length >= 5 && share > 0.25;
    return isMisnamed ? [passage.outerHTML.slice(0, 120)] : [];
  });
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
