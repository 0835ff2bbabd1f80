import { type PlanFacts, planFacts } from '../../content/facts/planFacts';

/** Returns the cheapest plan whose rate limit is enough, and no plan unless `requests` is a whole number from 1. */
export function planThatFits(requests: string): PlanFacts | undefined {
  return isCount(requests) ? planFacts.find((facts) => Number(requests) <= limitOf(facts)) : undefined;
}

function isCount(text: string): boolean {
  return Number.isInteger(Number(text)) && Number(text) >= 1;
}

/** The highest rate limit that is a number. */
export const highestLimit = Math.max(...planFacts.map(limitOf).filter(Number.isFinite));

/** A limit without a number means unlimited requests. */
function limitOf({ rateLimit }: PlanFacts): number {
  const limit = Number.parseInt(rateLimit.replaceAll(',', ''), 10);
  return Number.isNaN(limit) ? Infinity : limit;
}
