/** Checks the languages of a page and its parts. Each function runs in the page. */
import type { Finding } from '../../../findings';

/** Finds words with letters that English does not use, in text without its own language. `names` are allowed. */
export function nonEnglishWords(names: readonly string[]): Finding[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Finding[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement?.closest('body [lang], script, style, pre')) continue;
    const words = (data.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^a-z]/i.test(word) && !names.includes(word));
    found.push(...words.map((word) => finding(parentElement, `“${word}” has no language of its own`)));
  }
  return found;
}

/** Finds parts with another language whose words the English text of the page uses too: a short text has no common words to tell by. */
export function mislabeledParts(): Finding[] {
  const wordsOf = (text: string | null) => text?.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const english = document.body.cloneNode(true) as Element;
  for (const part of english.querySelectorAll('[lang]:not([lang|=en]), script, pre')) part.remove();
  const known = new Set(wordsOf(english.textContent));
  return Array.from(document.querySelectorAll('body [lang]:not([lang|=en])')).flatMap((part) => {
    const words = wordsOf(part.textContent);
    const isEnglish = words.length > 0 && words.filter((word) => known.has(word)).length > words.length / 2;
    return isEnglish
      ? [finding(part, `declares another language for “${part.textContent?.slice(0, 40)}”`, part.getAttribute('lang') ?? '', 'en')]
      : [];
  });
}

/**
 * Finds passages in English letters whose declared language is wrong. Every English sentence has some of the most common English words,
 * and other languages have hardly any of them. Capitalized names are ignored.
 */
export function mislabeledLanguages(): Finding[] {
  const common = new Set(
    'a all an and are as at be been but by can do does every for from has have how if in into is it its no not of on one or our so than that the their then there these they this to was we what when where which who will with you your'.split(
      ' ',
    ),
  );
  return Array.from(document.querySelectorAll('p, li, dd, td, blockquote')).flatMap((passage) => {
    if (passage.querySelector('p, li') || passage.closest('[translate=no]')) return [];
    const words = (passage.textContent?.match(/[\p{L}\p{M}’]+/gu) ?? []).filter((word) => !/^\p{Lu}/u.test(word));
    const share = words.filter((word) => common.has(word)).length / words.length;
    const isDeclaredEnglish = /^en\b/.test(passage.closest('[lang]')?.getAttribute('lang') ?? '');
    const isMislabeled = isDeclaredEnglish ? words.length >= 10 && share < 0.05 : words.length >= 5 && share > 0.25;
    return isMislabeled
      ? [
          finding(
            passage,
            `declares the wrong language for “${passage.textContent?.trim().slice(0, 40)}”`,
            passage.closest('[lang]')?.getAttribute('lang') ?? 'none',
          ),
        ]
      : [];
  });
}
