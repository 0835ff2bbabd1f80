/** WCAG 1.3.3: finds instructions that rely only on position, shape, size, color, or sound. */
import type { Finding } from '../../../findings';
import type { Passage } from './passages';

const things = '(?:button|box|field|link|icon|menu|tab|panel|area|column|part|sign|lamp|card|arrow|circle|dot|drawing|table|text|list)s?';
const looks =
  'round|square|circular|rectangular|triangular|big|small|large|red|green|blue|yellow|orange|amber|gr[ae]y|black|white|dark|light|colou?red|bold|italic|bright';
const words = new RegExp(
  [
    String.raw`\b(?:on|to|at|in|from) the (?:left|right|top|bottom|upper|lower)\b(?! of (?:order|time))`,
    String.raw`\b(?:left|right)[- ]hand\b`,
    // Numbers are an exception: “400 or above”, “above zero”.
    String.raw`(?<!\bor )\b(?:above|below|underneath|overleaf|opposite)\b(?! (?:zero|\d))`,
    String.raw`\b(?:top|bottom|upper|lower|leftmost|rightmost) (?:left|right|corner|${things})\b`,
    String.raw`\b(?:${looks}) ${things}\b`,
    String.raw`\b(?:in|shown in|marked in|highlighted in) (?:red|green|blue|yellow|orange|amber|gr[ae]y|bold|italics)\b`,
    String.raw`\b(?:beep|chime|ring|sound|tone)s? (?:means|says|tells|when)\b|\b(?:when|until|if) you (?:hear|see)\b`,
  ].join('|'),
  'giu',
);

/** A symbol that replaces text: “✓” in a cell, “→” for a link. */
const symbols = /^[\p{So}\p{Sm}\p{Emoji_Presentation}\u2190-\u21ff\u2600-\u27bf\s]+$/gu;

/** Finds text that may rely on a sense, whether it is an instruction or not. “Above” and “below” count; “earlier” and “later” do not. */
export function sensoryWordsIn(passages: readonly Passage[]): Finding[] {
  return passages.flatMap(({ text, selector }) =>
    [...(text.match(words) ?? []), ...(text.match(symbols) ?? [])].map((found) => ({
      selector,
      what: `“${found}” in “${text.slice(0, 120)}”`,
    })),
  );
}
