/** Illustrative: replace before you publish. A quota that is running low, and the delivery that says so. */
import { webhookEvents } from './apiReference';
import warning from './samples/webhookWarning.json?highlight';

export const quotaGauge = {
  title: 'Quota',
  /** The marks of the scale, in parts of the quota. The first one has been reached. */
  marks: webhookEvents.slice(-2).map(({ name, when }, index) => ({ name, when, at: index ? 1 : 0.8 })),
  /** Where the needle stands, in parts of the quota. */
  used: 0.83,
  describe: (event: string, when: string) => `${event}: ${when}.`,
  payloadTitle: 'Your server receives',
  payload: warning,
} as const;
