/** The drawing at the head of a guide. */
import type { ReactNode } from 'react';
import { cacheTimeline, eventTimeline, failoverTimeline } from '../../content/pages/timelines';
import { CallLog } from '../../pictures/CallLog/CallLog';
import { KeyPlaces } from '../../pictures/KeyPlaces/KeyPlaces';
import { LimitGauges } from '../../pictures/LimitGauges/LimitGauges';
import { Timeline } from '../../pictures/Timeline/Timeline';

export const guideDrawings: Readonly<Record<string, ReactNode>> = {
  docsRoutingAndFailover: <Timeline text={failoverTimeline} />,
  docsCaching: <Timeline text={cacheTimeline} />,
  docsQuotasAndRateLimits: <LimitGauges />,
  docsWebhooks: <Timeline text={eventTimeline} />,
  docsObservability: <CallLog />,
  docsGoToProduction: <KeyPlaces />,
};
