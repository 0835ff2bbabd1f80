/** “A, B, and C”. Not `Intl.ListFormat`, which would delay each page with such a list. */
export function listInWords(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return items.length > 2 ? `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}` : items.join(` ${word} `);
}
