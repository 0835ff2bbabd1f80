import type { RichText } from './types';

/** Removes the marks of rich text. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : String(Object.values(part)[0]))).join('');
}
