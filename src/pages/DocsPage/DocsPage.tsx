import type { ReactNode } from 'react';
import { ArticleBody } from '../../components/ArticleBody/ArticleBody';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { HubNote } from '../../components/CodeBlock/HubNote';
import { ContentsList } from '../../components/ContentsList/ContentsList';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import type { Article, CodeContent } from '../../content/types';
import { Main } from '../../layout/Main/Main';
import type { PageProps } from '../../content/routes';
import { DocsMenu } from './DocsMenu';
import { DocsPageEnd } from './DocsPageEnd';
import { guideDrawings } from './guideDrawings';
import styles from './DocsPage.module.css';

export interface DocsPageProps extends PageProps {
  readonly article: Article;
  /** Follows the first section. */
  readonly plate?: ReactNode;
}

export function DocsPage({ page, article, plate }: DocsPageProps) {
  const [first, ...others] = article.sections;
  const { CodeTabs } = article;
  const renderSample = (content: CodeContent) =>
    content.kind === 'codeTabs' ? (
      CodeTabs && <CodeTabs {...content} />
    ) : (
      <>
        <CodeBlock title={content.title} code={content.code} />
        <HubNote samples={[content.code]} />
      </>
    );
  return (
    <PageColumn>
      <div className={styles.columns}>
        <DocsMenu page={page} sections={article.sections} />
        <div key={`${page.path} contents`} className={styles.contents} data-screen>
          <ContentsList sections={article.sections} />
        </div>
        {/* Each page gets its own elements (loadPage.tsx). */}
        <Main key={page.path}>
          <div className={styles.start}>
            <PageHeader heading={page.label} lead={<RichText text={article.lead} />} isSample={page.isSample} />
          </div>
          {plate && first && (
            <>
              <ArticleBody sections={[first]} renderCode={renderSample} />
              <div className={styles.plate}>{plate}</div>
            </>
          )}
          <div className={styles.text}>
            {guideDrawings[page.path]}
            <ArticleBody sections={plate ? others : article.sections} renderCode={renderSample} />
            <DocsPageEnd page={page} />
          </div>
        </Main>
      </div>
    </PageColumn>
  );
}
