/** The words round the text of a docs page. */

export const docsFrame = {
  /** Names the links to the pages before and after. */
  neighbours: 'Previous and next page',
  previous: 'Previous:',
  next: 'Next:',
} as const;
