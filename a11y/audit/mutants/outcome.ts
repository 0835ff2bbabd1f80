/** The outcome of a mutation run. */
import { criteria as table } from '../criteria';
import type { Kind, MutantResult, Notice } from './types';

/** How a barrier was noticed, by axe alone or by the suite. */
export function noticeOf({ criteria, axe, caughtBy, person }: Pick<MutantResult, 'criteria' | 'axe' | 'caughtBy' | 'person'>): Notice {
  const failed = [...axe.flatMap(criteriaOfAxe), ...caughtBy.flatMap((by) => by.criteria)];
  if (failed.some((id) => criteria.includes(id))) return 'right';
  if (axe.length > 0 || caughtBy.length > 0) return 'accident';
  return person ? 'left' : 'missed';
}

/** The criteria to which axe ties a rule: none for those that are good practice. */
function criteriaOfAxe(rule: string): readonly string[] {
  return table.filter(({ axe }) => axe.includes(rule)).map(({ id }) => id);
}

/** What a person must check for the first of `criteria` that checks alone cannot decide; undefined if there is none. */
export function personOf(criteria: readonly string[]): string | undefined {
  return criteria.map((asked) => table.find(({ id }) => id === asked)?.person).find(Boolean);
}

/** Whether neither a check nor a person would notice. */
export function isMissed(result: MutantResult): boolean {
  return noticeOf(result) === 'missed';
}

export function countsOf(results: readonly MutantResult[]) {
  const count = (notice: Notice) => results.filter((result) => noticeOf(result) === notice).length;
  return {
    all: results.length,
    axe: results.filter(({ axe }) => axe.length > 0).length,
    auditOnly: results.filter(({ isAuditOnly }) => isAuditOnly).length,
    right: count('right'),
    accident: count('accident'),
    left: count('left'),
    missed: count('missed'),
  };
}

/** The summary for the terminal; the last line has the totals. */
export function summaryLines(results: readonly MutantResult[]): readonly string[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const rows = [true, false].flatMap((isHeldOut) => kinds.map((kind: Kind) => ({ isHeldOut, kind, of: results.filter((one) => one.kind === kind && one.isHeldOut === isHeldOut) })));
  const { all, axe, auditOnly, ...notices } = countsOf(results);
  return [
    ...rows.filter(({ of }) => of.length > 0).map(({ isHeldOut, kind, of }) => `${isHeldOut ? 'held out  ' : 'known     '} ${kind.padEnd(10)} ${wordsOf(countsOf(of))}`),
    `axe alone  ${axe} of ${all}`,
    `noticed in an audit, and not by npm test  ${auditOnly} of ${all}`,
    ...results
      .filter((result) => noticeOf(result) !== 'right')
      .map((result) => `${noticeOf(result).padEnd(9)}  ${result.name} (${result.criteria.join(', ')})${result.person ? `: ${result.person}` : ''}`),
    wordsOf({ all, ...notices }),
  ];
}

function wordsOf({ all, right, accident, left, missed }: Omit<ReturnType<typeof countsOf>, 'axe' | 'auditOnly'>): string {
  return `${right} of ${all} for the right reason, ${accident} by accident, ${left} left to a person, ${missed} missed`;
}
