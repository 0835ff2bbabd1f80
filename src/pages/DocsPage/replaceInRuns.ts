import { decodeRuns, encodeRuns, type TokenKind } from '../../lib/tokenRuns';

/** Highlighted code with each of `words` (the keys) replaced, all at once. Words that span several tokens become one token. */
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
