import { expect, test } from 'vitest';
import { limitOf, planFacts } from '../../content/facts/planFacts';
import { planThatFits } from './planThatFits';

test('finds the first plan whose limit is enough, up to its limit and not beyond it', () => {
  expect(planThatFits(1)).toBe(planFacts[0]);
  const limited = planFacts.filter((plan) => limitOf(plan) < Infinity);
  for (const [index, plan] of limited.entries()) {
    expect([planThatFits(limitOf(plan)), planThatFits(limitOf(plan) + 1)]).toEqual([plan, planFacts[index + 1]]);
  }
});

test.each([undefined, 0])('finds no plan for %s requests', (requests) => expect(planThatFits(requests)).toBeUndefined());
