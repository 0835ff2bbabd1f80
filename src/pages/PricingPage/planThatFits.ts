import { limitOf, type PlanFacts, planFacts } from '../../content/facts/planFacts';

/** Returns the cheapest plan whose rate limit is enough, and no plan for no requests. */
export function planThatFits(requests: number | undefined): PlanFacts | undefined {
  return requests ? planFacts.find((facts) => requests <= limitOf(facts)) : undefined;
}
