import { textsIn } from './walk';

/** Returns what `measure` returns while words are a third longer, as in a translation. */
export function withLongerWords<Result>(measure: () => Result): Result {
  const longer = (text: string) => text.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.round(word.length / 3)).toLowerCase());
  const texts = textsIn(document.body).filter(({ parentElement }) => !parentElement?.closest('[translate=no], svg'));
  // CSS repeats the words of these attributes.
  const attributes = Array.from(document.querySelectorAll('[data-text], [data-column]')).flatMap(({ attributes: all }) =>
    Array.from(all).filter(({ name }) => /^data-(?:text|column)$/.test(name)),
  );
  const before = [...texts, ...attributes].map((node) => [node, node.nodeValue ?? ''] as const);
  for (const [node, words] of before) node.nodeValue = longer(words);
  const result = measure();
  for (const [node, words] of before) node.nodeValue = words;
  return result;
}
