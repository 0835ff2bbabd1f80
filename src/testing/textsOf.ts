/** The texts in a piece of content, as visitors read them. */
import { plainText } from '../content/plainText';
import type { RichText } from '../content/types';

/** Keys of values that visitors do not read. */
const technicalKeys = new Set(['id', 'rowIds', 'route', 'hash', 'href', 'search', 'kind', 'code', 'runs']);

/** Every text in `content`, at any depth. A rich text is one text. Code blocks are not included. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (isRichText(content)) return [plainText(content)];
  if (Array.isArray(content)) return content.flatMap(textsOf);
  if (!content || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) => (technicalKeys.has(key) ? [] : textsOf(value)));
}

/** Every text in `content`, joined. */
export const wordsOf = (content: unknown) => textsOf(content).join(' ');

/** A list with at least one mark. A list of strings only is a list of texts. */
function isRichText(list: unknown): list is RichText {
  if (!Array.isArray(list)) return false;
  const isMark = (part: unknown) =>
    typeof part === 'object' && part !== null && ['code', 'strong', 'text'].includes(Object.keys(part)[0] ?? '');
  const isInline = list.every(
    (part) => typeof part === 'string' || (isMark(part) && Object.values(part as object).every((value) => typeof value === 'string')),
  );
  return isInline && list.some(isMark);
}
