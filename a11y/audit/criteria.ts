/** The criteria of WCAG 2.2, each with what a person must check. Checks name them, and so does axe in the tags of its rules. */
import { all } from '../checks/all';
import type { ManualCheck } from '../checks/check';
import { type CriterionId, wcag } from './wcag';

export interface Criterion {
  readonly id: CriterionId;
  readonly name: string;
  readonly level: 'A' | 'AA' | 'AAA';
  /** The anchor in the standard: `https://www.w3.org/TR/WCAG22/#<slug>`. */
  readonly slug: string;
  /** The reason why the criterion does not apply. A check proves it. */
  readonly absent?: string;
  /** What W3C documents as its failures. */
  readonly failures?: readonly string[];
  /** The part that tests cannot decide. Without it, the tests decide the criterion. */
  readonly manualCheck?: ManualCheck;
}

const manualChecks = new Map<string, ManualCheck>();
for (const [name, { left = {}, on }] of all) {
  for (const [id, steps] of Object.entries(left)) {
    if (manualChecks.has(id))
      throw new Error(`The check ${name} leaves ${id} to a person, and another check does too. Keep one of the two.`);
    manualChecks.set(id, { ...steps, isAboutForms: on.includes('form') });
  }
}

export const criteria: readonly Criterion[] = wcag.map((row) => ({
  ...row,
  slug: row.name.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(/[ /]/g, '-'),
  manualCheck: manualChecks.get(row.id),
}));
