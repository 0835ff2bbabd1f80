/** The criteria of WCAG 2.2, each with what a person must check. Checks name them, and so does axe in the tags of its rules. */
import { all } from '../checks/all';
import type { Left } from '../checks/check';
import { wcag } from './wcag';

/** `isAboutForms` says that only pages with a form matter. */
const manualChecks = new Map<string, Required<Left> & { readonly isAboutForms: boolean }>();
for (const [name, { left = {}, on }] of all) {
  for (const [id, steps] of Object.entries(left)) {
    if (manualChecks.has(id))
      throw new Error(`The check ${name} leaves ${id} to a person, and another check does too. Keep one of the two.`);
    manualChecks.set(id, { aids: ['no assistive technology'], ...steps, isAboutForms: on.includes('form') });
  }
}

export const criteria = wcag.map((row) => ({
  ...row,
  /** The anchor in the standard: `https://www.w3.org/TR/WCAG22/#<slug>`. */
  slug: row.name.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(/[ /]/g, '-'),
  /** The part that tests cannot decide. Without it, the tests decide the criterion. */
  manualCheck: manualChecks.get(row.id),
}));

export type Criterion = (typeof criteria)[number];
