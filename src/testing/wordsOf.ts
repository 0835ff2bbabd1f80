/** The words of a piece of content, each text as a visitor reads it. */
import { plainText } from '../content/plainText';
import type { RichText } from '../content/types';

/** Keys of values that are no words: ids, links, and code with the lengths of its tokens. */
const noWords = new Set(['id', 'route', 'hash', 'href', 'search', 'kind', 'code', 'runs']);

/** Every text in `content`, at any depth; the parts of a rich text are one text. Code is left out, but for code in a sentence. */
export function wordsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (isRichText(content)) return [plainText(content)];
  if (Array.isArray(content)) return content.flatMap(wordsOf);
  if (!content || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) => (noWords.has(key) ? [] : wordsOf(value)));
}

/** Strings, and at least one mark: a list of strings alone is a list of texts. */
function isRichText(list: unknown): list is RichText {
  if (!Array.isArray(list)) return false;
  const isMark = (part: unknown) => typeof part === 'object' && part !== null && ['code', 'strong', 'text'].includes(Object.keys(part)[0] ?? '');
  const isSingle = list.every((part) => typeof part === 'string' || (isMark(part) && Object.values(part as object).every((value) => typeof value === 'string')));
  return isSingle && list.some(isMark);
}
