/** The sentences of a search result. */
import { stemOf, tokenize, wordPattern } from './words';

export interface ExcerptPart {
  readonly text: string;
  /** Whether `text` matches a word of the query. */
  readonly isMatch: boolean;
}

const excerptLength = 140;
/** Longer sentences are cut. */
const maxSentenceLength = 180;

/** Returns the sentences from the one with the most words of `matched`, as far as they fit. `matched` has stems. */
export function excerptOf(text: string, matched: ReadonlySet<string>): readonly ExcerptPart[] {
  const lines = text.split('\n');
  const counts = lines.map(
    (line) =>
      new Set(
        tokenize(line)
          .map(stemOf)
          .filter((stem) => matched.has(stem)),
      ).size,
  );
  const [first = '', ...others] = lines.slice(counts.indexOf(Math.max(...counts)));
  let excerpt = first;
  for (const line of others) {
    if (excerpt.length + line.length >= excerptLength) break;
    excerpt += ` ${line}`;
  }
  return marked(shortened(excerpt, matched), matched);
}

/** Cuts a long sentence at spaces, round the first match. */
function shortened(sentence: string, matched: ReadonlySet<string>): string {
  if (sentence.length <= maxSentenceLength) return sentence;
  const words = sentence.split(' ');
  const first = words.findIndex((word) => tokenize(word).some((token) => matched.has(stemOf(token))));
  const isLate = words.slice(0, first + 1).join(' ').length > excerptLength / 2;
  const start = isLate ? first - 4 : 0;
  let end = start;
  for (let length = 0; end < words.length && length <= excerptLength; end++) length += (words[end]?.length ?? 0) + 1;
  return `${isLate ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}

function marked(text: string, matched: ReadonlySet<string>): readonly ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let position = 0;
  for (const { 0: token, index } of text.matchAll(wordPattern)) {
    if (!matched.has(stemOf(token))) continue;
    parts.push({ text: text.slice(position, index), isMatch: false }, { text: token, isMatch: true });
    position = index + token.length;
  }
  return [...parts, { text: text.slice(position), isMatch: false }].filter((part) => part.text);
}
