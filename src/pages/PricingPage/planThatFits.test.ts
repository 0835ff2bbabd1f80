import { expect, test } from 'vitest';
import { limitOf, planFacts } from '../../content/facts/planFacts';
import { limits, planThatFits } from './planThatFits';

test('finds the first plan whose limit is enough, up to its limit and not beyond it', () => {
  expect(planThatFits(1)).toBe(planFacts[0]);
  for (const limit of limits) {
    const index = planFacts.findIndex((facts) => limitOf(facts) === limit);
    expect([planThatFits(limit), planThatFits(limit + 1)]).toEqual([planFacts[index], planFacts[index + 1]]);
  }
  expect(planThatFits(1e9)).toBe(planFacts.at(-1));
});

test.each([undefined, 0])('finds no plan for %s requests', (requests) => expect(planThatFits(requests)).toBeUndefined());
