import { expect, test } from 'vitest';
import { planFacts } from './planFacts';
import { planFeatures, plans } from '../pages/plans';

test('every part of the content knows the same plans', () => {
  expect(Object.keys(plans)).toEqual(planFacts.map((plan) => plan.id));
  for (const { id } of planFeatures) expect(Object.keys(planFacts[0])).toContain(id);
});
