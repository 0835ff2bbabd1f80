/** Splits text into the words that search compares. */

/** Names such as `max_tokens`, `call.failed`, and `v1.2.0` are one word, and so is 1,000. */
export const wordPattern = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+|(?<=\d),\d{3}(?!\d))*/gu;
export const tokenize = (text: string): string[] => text.match(wordPattern) ?? [];
/** A plural counts as its singular, and 1,000 as 1000. */
export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/(..)ies$/, '$1y')
    .replace(/(..[^su])s$/, '$1');
