import type { ReactNode } from 'react';
import { ArticleBody } from '../../components/ArticleBody/ArticleBody';
import { ContentsList } from '../../components/ContentsList/ContentsList';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { onThisPage } from '../../content/interface';
import type { Article } from '../../content/types';
import type { PageProps } from '../../routes';
import styles from './ProsePage.module.css';

export interface ProsePageProps extends PageProps {
  readonly article: Article;
  /** Above the heading. */
  readonly eyebrow?: ReactNode;
  /** Above the text. */
  readonly byline?: ReactNode;
}

/** A page of running text with a contents list, such as terms or privacy. */
export function ProsePage({ page, article, eyebrow, byline }: ProsePageProps) {
  return (
    <PageColumn>
      <div className={styles.columns}>
        <PageHeader eyebrow={eyebrow} heading={page.title} lead={<RichText text={article.lead} />} isSample={article.isSample} />
        <div className={styles.contents} data-screen>
          <ContentsList heading={onThisPage} sections={article.sections} />
        </div>
        <div className={styles.text}>
          {byline}
          <ArticleBody sections={article.sections} />
        </div>
      </div>
    </PageColumn>
  );
}
