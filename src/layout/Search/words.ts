/** Splits text into the words that search compares. */

/** Names such as `max_tokens`, `call.failed`, and `v1.2.0` are one word, and so is 1,000. */
export const wordPattern = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+|(?<=\d),\d{3}(?!\d))*/gu;
export const tokenize = (text: string): string[] => text.normalize('NFC').match(wordPattern) ?? [];
/** A plural counts as its singular, 1,000 as 1000, and a letter as the one without its accent or full width, which input methods type. */
export const stemOf = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[,\p{M}]/gu, '')
    .replace(/(..)ies$/, '$1y')
    .replace(/(..[^su])s$/, '$1');
