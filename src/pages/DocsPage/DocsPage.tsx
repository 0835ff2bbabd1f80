import { ArticleBody } from '../../components/ArticleBody/ArticleBody';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { CodeTabs } from '../../components/CodeTabs/CodeTabs';
import { ContentsList } from '../../components/ContentsList/ContentsList';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Article, CodeContent } from '../../content/types';
import { docsMenu, type DocsMeta, docsPages } from '../../docsPages';
import type { PageProps } from '../../routes';
import styles from './DocsPage.module.css';

export interface DocsPageProps extends PageProps {
  readonly article: Article;
}

/** One page of the docs, with their menu, a contents list, and ways to the page before and after. */
export function DocsPage({ page, article }: DocsPageProps) {
  const position = docsPages.findIndex(({ id }) => id === page.id);
  return (
    <PageColumn>
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label="Docs" data-continues-cable>
          <ul className={styles.menuList}>
            {docsMenu(docsPages, page.id).map(({ id, label }) => (
              <li key={id}>
                <SiteLink route={id} variant="quiet">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.header}>
          <PageHeader eyebrow="Docs" heading={page.label} lead={<RichText text={article.lead} />} />
        </div>
        <div className={styles.contents}>
          <ContentsList heading="On this page" sections={article.sections} />
        </div>
        <div className={styles.text}>
          <ArticleBody sections={article.sections} renderCode={renderCode} />
          <nav className={styles.neighbours} aria-label="Previous and next section">
            <Neighbour word="Previous" page={docsPages[position - 1]} />
            <Neighbour word="Next" page={docsPages[position + 1]} />
          </nav>
        </div>
      </div>
    </PageColumn>
  );
}

function renderCode(content: CodeContent) {
  return content.kind === 'code' ? (
    <CodeBlock title={content.title} code={content.code} />
  ) : (
    <CodeTabs title={content.title} codeSet={content.codeSet} />
  );
}

interface NeighbourProps {
  readonly word: 'Previous' | 'Next';
  readonly page: DocsMeta | undefined;
}

/** A way on, with the side that its arrow points to. */
function Neighbour({ word, page }: NeighbourProps) {
  if (!page) return null;
  return (
    <div className={styles.neighbour} data-direction={word}>
      <SiteLink route={page.id}>
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d={word === 'Next' ? 'M3 12h17M13 5l7 7-7 7' : 'M21 12H4M11 5l-7 7 7 7'} />
        </svg>
        <span>
          <span className={styles.direction}>{word}: </span>
          <span className={styles.title}>{page.label}</span>
        </span>
      </SiteLink>
    </div>
  );
}
