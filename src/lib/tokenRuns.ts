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

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Encodes tokens of sugar-high. */
export function encodeRuns(tokens: readonly { type: string; value: string }[]): string {
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
  return length ? runs + letter + length : runs;
}

/** Decodes the tokens of `code`, which may be a shortened copy of the encoded text. */
export function decodeRuns(code: string, runs: string): Token[] {
  let position = 0;
  return Array.from(runs.matchAll(/(\D)(\d+)/g), ([, letter = '', length]) => {
    const text = code.slice(position, (position += Number(length)));
    return { kind: kinds.get(letter) ?? 'plain', text };
  });
}
