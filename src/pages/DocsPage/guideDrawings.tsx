/** The drawing at the head of a guide. */
import type { ReactNode } from 'react';
import { cacheTimeline, failoverTimeline } from '../../content/pages/timelines';
import { CallLog } from '../../pictures/CallLog/CallLog';
import { KeyPlaces } from '../../pictures/KeyPlaces/KeyPlaces';
import { LimitGauges } from '../../pictures/LimitGauges/LimitGauges';
import { Timeline } from '../../pictures/Timeline/Timeline';
import type { PageMeta } from '../../content/routes';

export const guideDrawings: Readonly<Partial<Record<PageMeta['path'], ReactNode>>> = {
  '/docs/routing-and-failover': <Timeline text={failoverTimeline} />,
  '/docs/caching': <Timeline text={cacheTimeline} />,
  '/docs/quotas-and-rate-limits': <LimitGauges />,
  '/docs/observability': <CallLog />,
  '/docs/go-to-production': <KeyPlaces />,
};
