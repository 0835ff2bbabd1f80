import { expect, test } from 'vitest';
import { limits } from './apiReference';
import { planFacts } from './planFacts';
import { planFeatures, plans } from '../pages/plans';

test('states exactly the known plans, with one limit each', () => {
  expect(planFacts.map(({ id: _, ...facts }) => Object.values(facts))).toEqual([
    ['Starter', false, '$0', '100 requests/minute', '7 days', 'community', 'none', '3'],
    ['Access', true, '$280', '1,000 requests/minute', '30 days', 'email, 24h SLA', '99.9%', 'all'],
    ['Enterprise', false, '$999', 'custom', 'custom', 'dedicated Slack', '99.99%', 'all'],
  ]);
  expect(limits.map((limit) => limit.rateLimit)).toEqual(planFacts.map((plan) => plan.rateLimit));
  expect(plans.map((plan) => plan.id)).toEqual(planFacts.map((plan) => plan.id));
  for (const { id } of planFeatures) expect(Object.keys(planFacts[0])).toContain(id);
});
