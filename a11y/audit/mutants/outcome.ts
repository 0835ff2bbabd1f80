/** What a run of mutants comes to. */
import { criteria as table } from '../criteria';
import type { MutantResult } from './types';

export function isCaught({ caughtBy, axe }: MutantResult): boolean {
  return axe || caughtBy.length > 0;
}

/** What a person must look at, of the criteria of a barrier; undefined when all of them are left to scripts. */
export function personOf(criteria: readonly string[]): string | undefined {
  return table.find(({ id, person }) => criteria.includes(id) && person)?.person;
}

/** Neither a check nor a person would notice. */
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

/** The end of what the terminal says; the last line is the sum. */
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
