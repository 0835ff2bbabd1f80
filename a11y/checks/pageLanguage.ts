import { dom, html } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { textsIn } from '../inPage/walk';
import type { Check } from './check';

export const pageLanguage: Check = {
  criteria: ['3.1.1', '3.1.2'],
  claim:
    'Expects the page to declare the language of its link preview, and if that is English, words with letters that English does not use to declare another language or to belong to a name that is not translated or has two capitalized words, but for a few that English has borrowed, such as café, and passages of ten words to have common English words, unless they declare another language: then they may not be English. Does not tell other languages apart.',
  on: 'every page',
  views: ['opened'],
  measure: pageLanguageFaults,
  barriers: {
    'another language of the page': html('/terms', /<html lang="en"/, '<html lang="de"'),
    'text in another language': dom('main p', (words) => (words.lang = 'de')),
    'short passages in another language': dom('body', (body) => {
      document.title = 'Wat het kost';
      body.innerHTML =
        '<h1>Prijzen</h1><p>U betaalt alleen voor wat u in een maand verbruikt</p><ul><li>klein</li><li>is niet veel</li></ul>';
    }),
    'a word in no language': dom('main h1', (heading) => heading.append(' für alle')),
  },
  left: {
    '3.1.2': {
      aids: screenReaders,
      steps: 'Read each page, also after presses.',
      expected: 'Each passage, name, and alternative in another language is pronounced in that language.',
    },
  },
};

/** Every English sentence has some of the most common words, and other languages have hardly any of them. */
const common = new Set(
  'a all an and are as at be been but by can do does every for from has have how if in into is it its no not of on one or our so than that the their then there these they this to was we what when where which who will with you your'.split(
    ' ',
  ),
);

export function pageLanguageFaults() {
  const { lang } = document.documentElement;
  const preview = document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content.replace('_', '-') ?? lang;
  const ofPage = lang === preview ? [] : [{ ...finding(document.documentElement, 'lang', lang, preview), breaks: ['3.1.1'] }];
  return preview.startsWith('en') ? [...ofPage, ...wordsWithoutLanguage(), ...mislabeledPassages()] : ofPage;
}

function wordsWithoutLanguage() {
  // A sentence can have the name of the site, which the header marks.
  const names = Array.from(document.querySelectorAll('[translate=no]'), ({ textContent }) => wordsIn(textContent)).flat();
  return textsIn(document.body).flatMap(({ data, parentElement }) => {
    if (parentElement?.closest('body [lang], [translate=no], pre')) return [];
    const words = wordsIn(data).filter((word) => /[^a-z]/i.test(word) && !names.includes(word));
    return words.map((word) => ({ ...finding(parentElement, `“${word}” has no language of its own`), breaks: ['3.1.2'] }));
  });
}

/** WCAG exempts proper names, such as two capitalized words in a row, and words that have become part of the language. */
const exempt = /(?:\p{Lu}[\p{L}\p{M}]+[ -]?){2,}|[Cc](?:afé|liché|rème)|[Dd](?:écor|éjà)|[Ff]açade|[Nn](?:aïve|ée)|[Rr]ésumé|à la/gu;
const wordsIn = (text: string) => text.replaceAll(exempt, '').match(/[\p{L}\p{M}]+/gu) ?? [];

/** Judges each passage, and the title with all text in the language of the page, because its passages may be short. */
function mislabeledPassages() {
  const root = document.documentElement;
  const passages = new Map<Element, { lang: string; texts: string[] }>([[root, { lang: root.lang, texts: [document.title] }]]);
  for (const { data, parentElement: parent } of textsIn(document.body)) {
    if (!parent || parent.closest('[translate=no], pre')) continue;
    const [holder, block] = [parent.closest<HTMLElement>('[lang]') ?? root, parent.closest('p, li, dd, td, blockquote') ?? root];
    // A part in another language is a passage of its own.
    for (const passage of new Set([holder, block.contains(holder) ? holder : block])) {
      const { lang, texts } = passages.get(passage) ?? { lang: holder.lang, texts: [] };
      passages.set(passage, { lang, texts: [...texts, data] });
    }
  }
  return Array.from(passages, ([passage, { lang, texts }]) => {
    // Names are capitalized, and “am” is the end of 9am.
    const words = (texts.join(' ').match(/(?<![\p{L}\p{N}])[\p{L}\p{M}’]+/gu) ?? []).filter((word) => !/^\p{Lu}/u.test(word));
    const share = words.filter((word) => common.has(word)).length / words.length;
    const [least, limit] = passage === root ? [5, 0.2] : [10, 0.05];
    const isWrong = /^en\b/.test(lang) ? words.length >= least && share < limit : words.length >= 5 && share > 0.25;
    const found = `“${texts.join('').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    const breaks = [passage === root ? '3.1.1' : '3.1.2'];
    return isWrong ? [{ ...finding(passage, `declares the wrong language for ${found}`, lang), breaks }] : [];
  }).flat();
}
