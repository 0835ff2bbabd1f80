import { dom } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import { type Passage, readPassages } from '../passages';
import type { Check } from './check';

export const sensoryWords: Check = {
  criteria: ['1.3.3'],
  claim: 'Finds instructions that rely on position, shape, color or sound, and symbols that replace words.',
  on: 'every page',
  reads: {
    'has no instruction that relies only on position, shape, color, or sound': async ({ opened }) =>
      expect(sensoryWordsIn(await readPassages(opened))).toHaveNoFindings(),
  },
  barriers: { 'a place and a shape': dom('main p', (words) => (words.textContent = 'Press the round button on the right.')) },
  left: {
    '1.3.3': {
      aids: ['no assistive technology'],
      steps: 'Read each instruction, hint, and message.',
      expected: 'None relies on shape, color, size, position, or sound alone.',
    },
  },
};

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
function sensoryWordsIn(passages: readonly Passage[]): Finding[] {
  return passages.flatMap(({ text, selector }) =>
    [...(text.match(words) ?? []), ...(text.match(symbols) ?? [])].map((found) => ({
      selector,
      what: `“${found}” in “${text.slice(0, 120)}”`,
    })),
  );
}
