/** The words of a field that leads to the search page. Pages that have one load these, and not those of the search itself. */

export const searchField = {
  /** Names the field, and the part of the page that it is in. */
  label: 'Search this site',
  submit: 'Search',
} as const;
