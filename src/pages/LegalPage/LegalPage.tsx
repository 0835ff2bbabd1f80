import { ArticleBody } from '../../components/ArticleBody/ArticleBody';
import { ContentsList } from '../../components/ContentsList/ContentsList';
import { Frame } from '../../components/Frame/Frame';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { accessibility } from '../../content/accessibility';
import { privacy } from '../../content/privacy';
import { terms } from '../../content/terms';
import type { Article } from '../../content/types';
import type { PageId, PageProps } from '../../routes';
import styles from './LegalPage.module.css';

const articles: Partial<Record<PageId, Article>> = { accessibility, privacy, terms };

/** Terms, privacy and accessibility: text to read, with a contents list. */
export function LegalPage({ page }: PageProps) {
  const article = articles[page.id];
  if (!article) throw new Error(`No text for the page "${page.id}".`);
  return (
    <Frame>
      <div className={styles.columns}>
        <div className={styles.header}>
          <PageHeader heading={page.title} lead={<RichText text={article.lead} />} />
        </div>
        <div className={styles.contents}>
          <ContentsList heading="On this page" sections={article.sections} />
        </div>
        <div className={styles.text}>
          <ArticleBody sections={article.sections} />
        </div>
      </div>
    </Frame>
  );
}
