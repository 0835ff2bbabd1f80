/** A compact format for syntax highlighting. Each token is a letter for its kind and a number for its length, such as `k5_1s4`. */

/** The token types of sugar-high that have a color. All others are plain. */
const letters = {
  keyword: 'k',
  string: 's',
  class: 'c',
  property: 'p',
  entity: 'e',
  comment: 'm',
  sign: 'g',
} as const;

export type TokenKind = keyof typeof letters | 'plain';

const kinds = new Map<string, TokenKind>(Object.entries(letters).map(([kind, letter]) => [letter, kind as TokenKind]));

export interface EncodedCode {
  readonly code: string;
  /** Token kinds and lengths. */
  readonly runs: string;
}

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Joins tokens of sugar-high. */
export function encodeTokens(tokens: readonly { readonly type: string; readonly value: string }[]): EncodedCode {
  let runs = '';
  let letter = '';
  let length = 0;
  for (const token of tokens) {
    const next = Object.hasOwn(letters, token.type) ? letters[token.type as keyof typeof letters] : '_';
    if (next !== letter) {
      if (length) runs += letter + length;
      letter = next;
      length = 0;
    }
    length += token.value.length;
  }
  return { code: tokens.map(({ value }) => value).join(''), runs: length ? runs + letter + length : runs };
}

/** The same code with other words, each of which is a part of one token. */
export function replaceWords({ code, runs }: EncodedCode, words: Readonly<Record<string, string>>): EncodedCode {
  const replaceIn = (text: string) => Object.entries(words).reduce((result, [word, other]) => result.replaceAll(word, other), text);
  return encodeTokens(decodeRuns(code, runs).map(({ kind, text }) => ({ type: kind, value: replaceIn(text) })));
}

/** Decodes the tokens of `code`, which may be a shortened copy of the encoded text. */
export function decodeRuns(code: string, runs: string): Token[] {
  let position = 0;
  return Array.from(runs.matchAll(/(\D)(\d+)/g), ([, letter = '', length]) => {
    const text = code.slice(position, (position += Number(length)));
    return { kind: kinds.get(letter) ?? 'plain', text };
  });
}
