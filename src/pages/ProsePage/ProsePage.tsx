import type { ReactNode } from 'react';
import { ArticleBody } from '../../components/ArticleBody/ArticleBody';
import { ContentsList } from '../../components/ContentsList/ContentsList';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { IsCoveredBySampleTag } from '../../components/SampleTag/SampleTag';
import type { Article } from '../../content/types';
import { Main } from '../../layout/Main/Main';
import type { PageProps } from '../../content/routes';
import styles from './ProsePage.module.css';

export interface ProsePageProps extends PageProps {
  readonly article: Article;
  /** The place of the page in the site, before its content. */
  readonly breadcrumbs?: ReactNode;
  readonly byline?: ReactNode;
  /** Before the text. */
  readonly drawing?: ReactNode;
  /** After the text. */
  readonly end?: ReactNode;
}

/** A page of running text with a contents list, such as terms or privacy. */
export function ProsePage({ page, article, breadcrumbs, byline, drawing, end }: ProsePageProps) {
  return (
    <PageColumn>
      <div className={styles.columns}>
        {breadcrumbs && (
          <div className={styles.breadcrumbs} data-screen>
            {breadcrumbs}
          </div>
        )}
        <div className={styles.contents} data-screen>
          <ContentsList sections={article.sections} />
        </div>
        <Main>
          <PageHeader heading={page.title} lead={<RichText text={article.lead} />} byline={byline} isSample={page.isSample} />
          <div>
            <IsCoveredBySampleTag value={page.isSample}>
              {drawing}
              <ArticleBody sections={article.sections} />
            </IsCoveredBySampleTag>
          </div>
          {end}
        </Main>
      </div>
    </PageColumn>
  );
}
