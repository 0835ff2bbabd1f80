/** A compact format for syntax highlighting: a letter for the kind and a number for the length of each token, as in `k5_1s4`. */

/** The token types of sugar-high that have a colour; all others are plain. */
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

export function decodeRuns(code: string, runs: string): Token[] {
  let at = 0;
  return Array.from(runs.matchAll(/(\D)(\d+)/g), ([, letter = '', length]) => {
    const text = code.slice(at, (at += Number(length)));
    return { kind: kinds.get(letter) ?? 'plain', text };
  });
}

/** Highlighted code with other words in place of some, all at once. Words that reach over several tokens become one. */
export function replaceInRuns(sample: { readonly code: string; readonly runs: string }, words: ReadonlyMap<string, string>) {
  const { code, runs } = sample;
  let at = 0;
  const ends = decodeRuns(code, runs).map(({ kind, text }) => ({ type: kind, end: (at += text.length) }));
  const tokens: { type: TokenKind; value: string }[] = [];
  let done = 0;
  const copyUntil = (end: number) => {
    for (const token of ends) {
      if (token.end <= done || done >= end) continue;
      const stop = Math.min(token.end, end);
      tokens.push({ type: token.type, value: code.slice(done, stop) });
      done = stop;
    }
  };
  const pattern = new RegExp(Array.from(words.keys(), (word) => word.replaceAll(/[^\w"]/g, '\\$&')).join('|') || '$^', 'g');
  for (const match of code.matchAll(pattern)) {
    copyUntil(match.index);
    tokens.push({ type: ends.find(({ end }) => end > done)?.type ?? 'plain', value: words.get(match[0]) ?? '' });
    done += match[0].length;
  }
  copyUntil(code.length);
  return { code: tokens.map(({ value }) => value).join(''), runs: encodeRuns(tokens) };
}
