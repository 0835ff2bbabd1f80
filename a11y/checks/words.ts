/** Words that not every reader understands. */
import { test } from '@playwright/test';
import { syllable } from 'syllable';
import { dom, markup } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import type { Passage } from '../inPage/passages';
import type { Check } from './check';

export const sensoryWords: Check = {
  criteria: ['1.3.3'],
  claim: 'Finds symbols that replace words, and by a rule of this house words of position, shape, color, or sound. Knows English only.',
  on: 'every page',
  reads: {
    'has no instruction that relies only on position, shape, color, or sound': async ({ opened }) =>
      expect(sensoryWordsIn(await opened.evaluate(() => inPage.passages()))).toHaveNoFindings(),
  },
  barriers: { 'a place and a shape': dom('main p', (words) => (words.textContent = 'Press the round button on the right.')) },
  left: {
    '1.3.3': {
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
    // Figures are an exception: “400 or above”, “above zero”, “below your rate limit”.
    String.raw`(?<!\bor )\b(?:above|below|underneath|overleaf|opposite)\b(?! (?:zero|\d|(?:\w+ ){1,2}(?:limit|quota|budget|average)\b))`,
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
  return passages.flatMap(({ text, selector }) => {
    const found = (word: string) => ({ selector, what: `“${word}” in “${text.slice(0, 120)}”` });
    return [...(text.match(words) ?? []).map((word) => ({ ...found(word), breaks: [] })), ...(text.match(symbols) ?? []).map(found)];
  });
}

export const readability: Check = {
  criteria: ['3.1.5'],
  claim:
    'Computes the Flesch-Kincaid grade of the running text of a page as a whole; expects at most nine, and by a rule of this house no sentence of more than 40 words. Judges no page in another language than English.',
  on: 'every page',
  reads: {
    'can be read with nine years of school': async ({ opened }) => {
      test.skip(!/^en\b/.test((await opened.getAttribute('html', 'lang')) ?? ''), 'The grade is for English.');
      const sentences = sentencesIn(await opened.evaluate(() => inPage.passages()));
      expect(sentences.length).toBeGreaterThan(0);
      expect(hardText(sentences)).toHaveNoFindings();
    },
  },
  barriers: {
    'hard words': dom('main p', (words) => (words.textContent = `${'Organizational representations '.repeat(9)}acknowledge.`)),
    'a long sentence': markup(`<p>${'we go to it '.repeat(11)}now.</p>`),
  },
  left: {
    '3.1.5': { steps: 'Find text that needs more than nine years of school.', expected: 'There is a simpler version of it.' },
  },
};

/** Lower secondary education ends after nine years of school. */
const gradeLimit = 9;

/** Returns the Flesch-Kincaid grade of English text (Kincaid and others, 1975). */
function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'./-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A rule of this house: one idea a sentence. Longer ones have two. */
const maxWords = 40;

/** Finds a page whose running text as a whole is too hard, and sentences that are too long. */
function hardText(sentences: readonly string[]): Finding[] {
  const measured = [
    { what: 'years of school that the text needs', value: fleschKincaidGrade(sentences), limit: gradeLimit },
    ...sentences.map((sentence) => ({
      what: `words in “${sentence.slice(0, 60)}”`,
      value: sentence.split(/\s+/).length,
      limit: maxWords,
      breaks: [],
    })),
  ];
  return measured
    .filter(({ value, limit }) => value > limit)
    .map(({ value, limit, ...rest }) => ({ ...rest, selector: 'main', value: Math.round(value * 10) / 10, limit: `at most ${limit}` }));
}

/** Returns the sentences of running text. Terms and cells would make a page look easier than it is. */
function sentencesIn(passages: readonly Passage[]): string[] {
  const texts = passages.filter(({ isRunning, text }) => isRunning && /[.?!:][”"]?$/.test(text)).map(({ text }) => text);
  return texts.flatMap((text) => text.split(/(?<=[.?!:][”"]?)\s+(?=[\p{Lu}“"\p{N}])/u)).filter((sentence) => /\p{L}/u.test(sentence));
}
