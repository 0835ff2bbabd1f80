/** The text of a field that leads to the search page. Pages with such a field do not load the rest of search. */

export const searchField = {
  /** The name of the field and of its landmark. */
  label: 'Search this site',
  submit: 'Search',
} as const;
