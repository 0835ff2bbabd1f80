/** Which plan a number of requests per minute calls for. */
import { type PlanFacts, planFacts } from '../../content/planFacts';

/** The cheapest plan whose rate limit is enough; no plan unless `requests` is a whole number from 1. */
export function planThatFits(requests: string): PlanFacts | undefined {
  return isCount(requests) ? planFacts.find((facts) => Number(requests) <= limitOf(facts)) : undefined;
}

/** Whether the text is a whole number from 1. */
export function isCount(text: string): boolean {
  return Number.isInteger(Number(text)) && Number(text) >= 1;
}

/** The highest limit that is a number. */
export const highestLimit = Math.max(...planFacts.map(limitOf).filter(Number.isFinite));

/** The requests per minute that a plan allows: as many as you like where the limit is no number. */
function limitOf({ rateLimit }: PlanFacts): number {
  const limit = Number.parseInt(rateLimit.replaceAll(',', ''), 10);
  return Number.isNaN(limit) ? Infinity : limit;
}
