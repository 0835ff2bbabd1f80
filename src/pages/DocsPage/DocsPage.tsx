import type { ReactNode } from 'react';
import { ArticleBody } from '../../components/ArticleBody/ArticleBody';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { CodeTabs } from '../../components/CodeTabs/CodeTabs';
import { ContentsList } from '../../components/ContentsList/ContentsList';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { docsCrumbs } from '../../content/breadcrumbs';
import { onThisPage } from '../../content/controls';
import { docsFrame } from '../../content/docsFrame';
import { site } from '../../content/site';
import { markdownPath } from '../../content/twins';
import type { Article, CodeContent } from '../../content/types';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { withBase } from '../../lib/base';
import { docsPages, type PageProps, type Route } from '../../routes';
import styles from './DocsPage.module.css';

export interface DocsPageProps extends PageProps {
  readonly article: Article;
  readonly renderCode?: (content: CodeContent) => ReactNode;
  /** What the page offers first, below the lead. */
  readonly start?: ReactNode;
}

/** One page of the docs, with the menu of the docs, a contents list, and links to the pages before and after. */
export function DocsPage({ page, article, renderCode = renderSample, start }: DocsPageProps) {
  const { label, section } = page;
  const position = docsPages.findIndex(({ id }) => id === page.id);
  return (
    <PageColumn>
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label={section} data-continues-cable>
          <ul className={`${trail.trail} ${trail.jacks} ${styles.menuList}`}>
            {docsPages.map((entry) => (
              <li key={entry.id}>
                <SiteLink route={entry.id} variant="menu">
                  {entry.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.header}>
          <PageHeader
            eyebrow={<Breadcrumbs label={docsFrame.breadcrumbs} crumbs={docsCrumbs(page.id)} />}
            heading={label}
            lead={<RichText text={article.lead} />}
            isSample={article.isSample}
          />
          {start && <div className={styles.actions}>{start}</div>}
          <div className={styles.actions}>
            <CopyButton
              text={() => loadMarkdown(page.path)}
              subject={docsFrame.markdown}
              isNameShown
              spokenFailure={docsFrame.markdownFailure}
            />
            <SiteLink href={markdownPath(page.path)} variant="standalone">
              {docsFrame.viewMarkdown(label)}
            </SiteLink>
          </div>
        </div>
        <div className={styles.contents}>
          <ContentsList heading={onThisPage} sections={article.sections} />
        </div>
        <div className={styles.text}>
          <ArticleBody sections={article.sections} renderCode={renderCode} />
          <SourceNote source={docsPages[position]?.source} lastChanged={article.lastChanged} />
          <nav className={styles.neighbours} aria-label={docsFrame.neighbours}>
            <Neighbour direction="previous" page={docsPages[position - 1]} />
            <Neighbour direction="next" page={docsPages[position + 1]} />
          </nav>
        </div>
      </div>
    </PageColumn>
  );
}

function renderSample(content: CodeContent) {
  return content.kind === 'code' ? (
    <CodeBlock title={content.title} code={content.code} />
  ) : (
    <CodeTabs title={content.title} codeSet={content.codeSet} />
  );
}

interface SourceNoteProps {
  readonly source: string | undefined;
  readonly lastChanged: string | undefined;
}

/** When the page last changed, and a link to edit it. Renders nothing where neither is published. */
function SourceNote({ source, lastChanged }: SourceNoteProps) {
  const isEditable = site.editUrl && source;
  if (!isEditable && !lastChanged) return null;
  return (
    <div className={styles.origin}>
      {lastChanged && (
        <p>
          {docsFrame.lastChanged} <time dateTime={lastChanged}>{lastChanged}</time>
        </p>
      )}
      {isEditable && (
        <SiteLink href={site.editUrl + source} variant="standalone">
          {docsFrame.edit}
        </SiteLink>
      )}
    </div>
  );
}

async function loadMarkdown(path: string): Promise<string> {
  const response = await fetch(withBase(markdownPath(path)));
  if (!response.ok) throw new Error(`The Markdown was answered with ${response.status}.`);
  return response.text();
}

interface NeighbourProps {
  readonly direction: 'previous' | 'next';
  readonly page: Route | undefined;
}

/** A link to the page before or after, with an arrow that points there. Nothing at the ends of the docs. */
function Neighbour({ direction, page }: NeighbourProps) {
  if (!page) return null;
  return (
    <div className={styles.neighbour} data-direction={direction}>
      <SiteLink route={page.id} rel={direction === 'next' ? 'next' : 'prev'} variant="block">
        <span className={styles.way}>
          <svg className={styles.arrow} viewBox="0 0 24 24" width="24" aria-hidden="true">
            <path d={direction === 'next' ? 'M3 12h17M13 5l7 7-7 7' : 'M21 12H4M11 5l-7 7 7 7'} />
          </svg>
          <span>
            <span className={styles.direction}>{docsFrame[direction]} </span>
            <span className={styles.title}>{page.label}</span>
          </span>
        </span>
      </SiteLink>
    </div>
  );
}
