/** The drawing at the head of a guide. */
import type { ReactNode } from 'react';
import { cacheTimeline, eventTimeline, failoverTimeline } from '../../content/pages/timelines';
import { CallLog } from '../../pictures/CallLog/CallLog';
import { KeyPlaces } from '../../pictures/KeyPlaces/KeyPlaces';
import { LimitGauges } from '../../pictures/LimitGauges/LimitGauges';
import { Timeline } from '../../pictures/Timeline/Timeline';
import type { PageMeta } from '../../content/routes';

export const guideDrawings: Readonly<Partial<Record<PageMeta['id'], ReactNode>>> = {
  docsRoutingAndFailover: <Timeline text={failoverTimeline} />,
  docsCaching: <Timeline text={cacheTimeline} />,
  docsQuotasAndRateLimits: <LimitGauges />,
  docsWebhooks: <Timeline text={eventTimeline} />,
  docsObservability: <CallLog />,
  docsGoToProduction: <KeyPlaces />,
};
