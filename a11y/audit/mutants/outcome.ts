/** The outcome of a mutation run. */
import { criteria as table } from '../criteria';
import type { MutantResult } from './types';

export function isCaught({ caughtBy, axe }: MutantResult): boolean {
  return axe || caughtBy.length > 0;
}

/** What a person must check for the first of `criteria` that checks alone cannot decide; undefined if there is none. */
export function personOf(criteria: readonly string[]): string | undefined {
  return table.find(({ id, person }) => criteria.includes(id) && person)?.person;
}

/** Whether neither a check nor a person would notice. */
export function isMissed(result: MutantResult): boolean {
  return !isCaught(result) && !result.person;
}

export function countsOf(results: readonly MutantResult[]) {
  return {
    axe: results.filter(({ axe }) => axe).length,
    caught: results.filter(isCaught).length,
    left: results.filter((result) => !isCaught(result) && !isMissed(result)).length,
    missed: results.filter(isMissed).length,
  };
}

/** The summary for the terminal; the last line has the totals. */
export function summaryLines(results: readonly MutantResult[]): readonly string[] {
  const { axe, caught, left, missed } = countsOf(results);
  return [
    `axe alone    ${axe} of ${results.length}`,
    `our suite    ${caught} of ${results.length}`,
    ...results
      .filter((result) => !isCaught(result))
      .map(({ name, criteria, person }) => `not caught   ${name} (${criteria.join(', ')})${person ? `, left to a person: ${person}` : ': MISSED'}`),
    `${caught} caught, ${left} left to a person, ${missed} missed`,
  ];
}
