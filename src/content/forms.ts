/** The text that all forms share. The labels, hints, and messages of fields are in `account.ts` and `contact.ts`. */

/** Precedes the message of a field, and the document title while the form has errors. */
export const errorPrefix = 'Error:';

/** The heading of the error summary. */
export const problemsHeading = (count: number) => `Please check ${count === 1 ? 'one field' : `${count} fields`}`;

/** The button that shows a password. `noun` names the password, such as "repeated password". */
export const passwordToggle = {
  show: 'Show',
  hide: 'Hide',
  shown: (noun: string) => `Your ${noun} is shown`,
  hidden: (noun: string) => `Your ${noun} is hidden`,
} as const;
