/** The page of a key in the dashboard. */
import { planById } from '../facts/planFacts';
import { site } from '../site';
import { callLog } from './callLog';
import { percent, quotaGauge } from './quotaGauge';

const plan = planById.access;
const { used, marks } = quotaGauge;
const lastCall = callLog.calls[callLog.calls.length - 1];

export const keyPlate = {
  title: 'Key: production',
  /** Nobody has this key. */
  isSample: true,
  from: 'Your server',
  to: site.name,
  /** The start and the end of the key. */
  shown: ['hub_', '4f2c'],
  dots: '••••••••••••',
  /** For screen readers: the middle of the key. */
  hidden: ', then hidden characters, then ',
  details: [
    { name: 'Created', value: 'October 2, 2024' },
    { name: 'Last used', value: `40 seconds ago, for ${lastCall?.id}` },
    { name: 'Plan', value: `${plan.name}, ${plan.rateLimit}` },
    { name: 'Log', value: `Keeps records for ${plan.logRetention}` },
  ],
  quota: {
    used,
    marks: marks.map(({ at }) => at),
    heading: `${percent(used)} of the quota used`,
    text: `${marks[0].name} was sent at ${percent(marks[0].at)}.`,
  },
} as const;
