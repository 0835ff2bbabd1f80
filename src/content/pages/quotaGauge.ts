/** A quota that is almost exhausted, and the webhook delivery about it. */
import { type EventName, webhookEvents } from '../facts/apiReference';
import warning from '../samples/webhookWarning.json?highlight';

/** A fraction of the quota in words. */
export const percent = (fraction: number) => `${Math.round(100 * fraction)}%`;

const eventNamed = (name: EventName) => webhookEvents.find((event) => event.name === name)!;

export const quotaGauge = {
  title: 'Quota',
  /** The quota and the delivery are invented. */
  isSample: true,
  /** The marks of the scale, as fractions of the quota. The first one is reached. */
  marks: [
    { ...eventNamed('quota.warning'), at: 0.8 },
    { ...eventNamed('quota.exceeded'), at: 1 },
  ],
  /** The position of the needle, as a fraction of the quota. */
  used: 0.83,
  describe: (event: string, when: string) => `${event}: ${when}.`,
  payloadTitle: 'Your server receives',
  payload: warning,
} as const;
