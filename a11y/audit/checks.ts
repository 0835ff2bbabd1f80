import { all, type CheckFile } from '../checks/index';

const claims = Object.fromEntries(all.map(([name, { claim }]) => [name, claim])) as Readonly<Record<CheckFile, string>>;

/** Our own checks, with what their tests do, for the report: no more than that. A test names its check with `covers()`. */
export const checks = {
  ...claims,
  authentication:
    'Pastes and fills in each text field of the two account forms; expects tokens for password managers, a button that shows each password, and no picture, frame, or word of a puzzle.',
  fieldLabels:
    'Expects a visible label for every field, the word “required” where it is required, and hints that stay and are linked to their field.',
  formErrors:
    'Submits the account forms empty and with invalid email addresses; expects a focused summary, the right message at each field, and no lost input.',
  inputPurpose:
    'Expects the right autocomplete value on each field that asks about the visitor, and each value once, except to confirm a password.',
  nothingSent: 'Submits the forms; expects no request except to a server that the owner has connected, and all input to stay.',
  redundantEntry: 'Expects forms to restore what was typed after a reload, a link, and another site, except passwords.',
  routeChange: 'Follows links without a page load; expects title, focus and announcement to follow, and Back to restore focus.',
  findInPage: 'Sends the event of a find-in-page match to a closed answer and a closed tab; expects both to open.',
  validHtml: 'Validates the built HTML against the HTML standard.',
} as const satisfies Record<string, string>;

export type CheckName = keyof typeof checks;
