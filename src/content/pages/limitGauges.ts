/** A rate limit beside a quota. */
import { limitOf, planById } from '../facts/planFacts';
import { percent, quotaGauge } from './quotaGauge';

const plan = planById.access;
const [warning, exceeded] = quotaGauge.marks;
const rate = 0.64;

export const limitGauges = {
  title: 'Two limits',
  /** How much is used is invented. */
  isSample: true,
  gauges: [
    {
      id: 'rate-limit',
      name: 'Rate limit',
      used: rate,
      marks: [1],
      now: `${plan.name}: ${Math.round(rate * limitOf(plan))} of ${plan.rateLimit}`,
      end: 'Past the end, a call gets a 429. Wait, then retry.',
    },
    {
      id: 'quota',
      name: 'Quota',
      used: quotaGauge.used,
      marks: quotaGauge.marks.map(({ at }) => at),
      now: `${percent(quotaGauge.used)} used in total`,
      end: `The first mark sends ${warning.name}, and the end sends ${exceeded.name}. A short wait doesn’t help.`,
    },
  ],
} as const;
