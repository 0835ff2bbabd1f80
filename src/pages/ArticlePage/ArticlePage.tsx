import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { dateInWords, published } from '../../content/interface';
import { cacheTimeline, failoverTimeline } from '../../content/pages/timelines';
import { crumbsOf } from '../../content/breadcrumbs';
import { NextStep } from '../../layout/NextStep/NextStep';
import { LimitGauges } from '../../pictures/LimitGauges/LimitGauges';
import { Timeline } from '../../pictures/Timeline/Timeline';
import type { PageMeta } from '../../content/routes';
import primitives from '../../styles/primitives.module.css';
import { ProsePage, type ProsePageProps } from '../ProsePage/ProsePage';

const drawings: Readonly<Partial<Record<PageMeta['path'], ReactNode>>> = {
  '/resources/what-failover-is-for': <Timeline text={failoverTimeline} />,
  '/resources/caching-without-surprises': <Timeline text={cacheTimeline} />,
  '/resources/reading-a-quota': <LimitGauges />,
};

/** An article of the resources page: prose with its place in the site, its date, and a drawing. */
export function ArticlePage({ page, article }: ProsePageProps) {
  return (
    <ProsePage
      page={page}
      article={article}
      breadcrumbs={<Breadcrumbs crumbs={crumbsOf(page)} />}
      byline={
        page.date && (
          <span className={primitives.quiet}>
            {published} <time dateTime={page.date}>{dateInWords(page.date)}</time>
          </span>
        )
      }
      drawing={drawings[page.path]}
      end={<NextStep />}
    />
  );
}
