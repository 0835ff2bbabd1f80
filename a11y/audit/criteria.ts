/** The criteria of WCAG 2.2, each with what a person must check. Checks name them, and so does axe in the tags of its rules. */
import type { ManualCheck } from '../checks/check';
import { manualChecks } from './manualChecks';
import { type CriterionId, wcag } from './wcag';

export interface Criterion {
  readonly id: CriterionId;
  readonly name: string;
  readonly level: 'A' | 'AA' | 'AAA';
  /** The anchor in the standard: `https://www.w3.org/TR/WCAG22/#<slug>`. */
  readonly slug: string;
  /** The reason why the criterion does not apply. A check proves it. */
  readonly absent?: string;
  /** The part that tests cannot decide. Without it, the tests decide the criterion. */
  readonly manualCheck?: ManualCheck;
}

export const criteria: readonly Criterion[] = wcag.map(({ id, name, level, absent }) => ({
  id,
  name,
  level,
  absent,
  slug: name.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(/[ /]/g, '-'),
  manualCheck: manualChecks[id],
}));

/** @throws if there is no such criterion */
export function criterionById(id: string): Criterion {
  const found = criteria.find((criterion) => criterion.id === id);
  if (!found) throw new Error(`There is no criterion ${id}.`);
  return found;
}
