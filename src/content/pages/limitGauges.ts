/** A rate limit beside a quota. */
import { webhookEvents } from '../facts/apiReference';
import { planFacts } from '../facts/planFacts';
import { quotaGauge } from './quotaGauge';

const [, plan] = planFacts;
const [warning, exceeded] = webhookEvents.slice(-2).map(({ name }) => name);

export const limitGauges = {
  title: 'Two limits',
  /** How much is used is invented. */
  isSample: true,
  gauges: [
    {
      id: 'rate-limit',
      name: 'Rate limit',
      used: 0.64,
      marks: [1],
      now: `${plan.name}: 640 of ${plan.rateLimit}`,
      end: 'Past the end, a call gets a 429. The next minute starts at zero.',
    },
    {
      id: 'quota',
      name: 'Quota',
      used: quotaGauge.used,
      marks: quotaGauge.marks.map(({ at }) => at),
      now: `${Math.round(100 * quotaGauge.used)}% used, in any number of minutes`,
      end: `The first mark sends ${warning}, and the end sends ${exceeded}. A short wait doesn’t help.`,
    },
  ],
} as const;
