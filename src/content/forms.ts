/** The words that all forms share. Labels, hints and messages of their fields are in `account.ts` and `contact.ts`. */

/** Before the message of a field, and before the document title while something is wrong. */
export const errorPrefix = 'Error:';

/** Heads the list of what is wrong. */
export const problemsHeading = (count: number) => `Please check ${count === 1 ? 'one field' : `${count} fields`}`;

/** The button that shows a password. `noun` says which, as "repeated password". */
export const passwordToggle = {
  show: 'Show',
  hide: 'Hide',
  shown: (noun: string) => `Your ${noun} is shown`,
  hidden: (noun: string) => `Your ${noun} is hidden`,
} as const;
