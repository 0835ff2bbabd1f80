import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { articlePage, breadcrumbsLabel, dateInWords } from '../../content/interface';
import { crumbsOf } from '../../breadcrumbs';
import { readingMinutes } from '../../lib/readingTime';
import primitives from '../../styles/primitives.module.css';
import { ProsePage, type ProsePageProps } from '../ProsePage/ProsePage';

/** An article of the resources page: prose with its place in the site, its reading time, and its date. */
export function ArticlePage({ page, article }: ProsePageProps) {
  return (
    <ProsePage
      page={page}
      article={article}
      breadcrumbs={<Breadcrumbs label={breadcrumbsLabel} crumbs={crumbsOf(page)} />}
      byline={
        <p className={primitives.quiet}>
          <span>{articlePage.readingTime(readingMinutes(article))}</span>
          {page.date && (
            <span>
              {' · '}
              {articlePage.published} <time dateTime={page.date}>{dateInWords(page.date)}</time>
            </span>
          )}
        </p>
      }
    />
  );
}
