import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { articlePage, breadcrumbsLabel, dateInWords } from '../../content/interface';
import { cacheTimeline, failoverTimeline } from '../../content/pages/timelines';
import { crumbsOf } from '../../content/breadcrumbs';
import { NextStep } from '../../layout/NextStep/NextStep';
import { readingMinutes } from '../../content/readingTime';
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

/** An article of the resources page: prose with its place in the site, its reading time, its date, and a drawing. */
export function ArticlePage({ page, article }: ProsePageProps) {
  return (
    <ProsePage
      page={page}
      article={article}
      breadcrumbs={<Breadcrumbs label={breadcrumbsLabel} crumbs={crumbsOf(page)} />}
      byline={
        <span className={primitives.quiet}>
          {articlePage.readingTime(readingMinutes(article))}
          {page.date && (
            <>
              {' · '}
              {articlePage.published} <time dateTime={page.date}>{dateInWords(page.date)}</time>
            </>
          )}
        </span>
      }
      drawing={drawings[page.path]}
      end={<NextStep />}
    />
  );
}
