/** Compares the results of a benchmark with the budgets. */
import { budgets } from './settings.mjs';
import { whole } from './tables.mjs';

/**
 * @param {import('./results.ts').Results} results
 * @returns {string[]} a line for each budget that a page or a control misses
 */
export function missedBudgets({ pages, interactions }) {
  const lines = pages.flatMap(({ path, with: own, without, faults }) => {
    const ratio = (own.load.lcp ?? NaN) / (without.load.lcp ?? NaN);
    const { performance, ...others } = own.scores;
    return [
      above(`${path}: LCP against the page without scripts`, ratio, budgets.lcpRatio, 2),
      // By the work alone: Lighthouse's own figure has exceeded the budget for a page without scripts, where two cores have six processes.
      above(`${path}: TBT by Lighthouse, work alone, ms (${whole(without.lighthouse.work)} without scripts)`, own.lighthouse.work, budgets.lighthouseTbt),
      above(`${path}: TBT slowed down, ms`, own.load.tbt, budgets.tbt),
      above(`${path}: CLS by Lighthouse`, own.lighthouse.cls, budgets.cls, 4),
      above(`${path}: CLS slowed down`, own.load.cls, budgets.cls, 4),
      below(`${path}: Lighthouse performance (${whole(without.scores.performance)} without scripts)`, performance, budgets.performance),
      ...Object.entries(others).map(([name, score]) => below(`${path}: Lighthouse ${name} (${faults.join(', ')})`, score, budgets.score)),
    ];
  });
  const warm = interactions.find(({ name }) => name === 'Link, warm');
  if (warm) lines.push(above('Link, warm: click to new heading, ms', warm.fast, budgets.warmRoute));
  return lines.filter((line) => line !== undefined);
}

/** @param {string} what @param {number | undefined} figure @param {number} budget @param {number} [digits] */
function above(what, figure = NaN, budget, digits = 0) {
  return figure <= budget ? undefined : `${what}: ${figure.toFixed(digits)}, more than ${budget}`;
}

/** @param {string} what @param {number | undefined} figure @param {number} budget */
function below(what, figure = NaN, budget) {
  return figure >= budget ? undefined : `${what}: ${figure.toFixed(0)}, less than ${budget}`;
}
