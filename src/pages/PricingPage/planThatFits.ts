import { limitOf, type PlanFacts, planFacts } from '../../content/facts/planFacts';

/** Returns the cheapest plan whose rate limit is enough, and no plan for no requests. */
export function planThatFits(requests: number | undefined): PlanFacts | undefined {
  return requests ? planFacts.find((facts) => requests <= limitOf(facts)) : undefined;
}

/** The rate limits that are numbers, in the order of the plans. */
export const limits = planFacts.map(limitOf).filter(Number.isFinite);
