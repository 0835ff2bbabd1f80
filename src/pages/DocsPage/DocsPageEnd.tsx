import { CopyButton } from '../../components/CopyButton/CopyButton';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { dateInWords } from '../../content/dateInWords';
import { docsFrame } from '../../content/docsFrame';
import { site } from '../../content/site';
import { markdownPath } from '../../content/twins';
import { withBase } from '../../lib/base';
import { docsPages, type PageMeta, type Route } from '../../routes';
import styles from './DocsPageEnd.module.css';

export interface DocsPageEndProps {
  readonly page: PageMeta;
  readonly lastChanged: string | undefined;
}

/** Below the text: the date of the last change, the page as Markdown, its source, and the pages before and after. */
export function DocsPageEnd({ page, lastChanged }: DocsPageEndProps) {
  const position = docsPages.findIndex(({ id }) => id === page.id);
  const source = docsPages[position]?.source;
  return (
    <>
      {lastChanged && (
        <p className={styles.date}>
          {docsFrame.lastChanged} <time dateTime={lastChanged}>{dateInWords(lastChanged)}</time>
        </p>
      )}
      <div className={styles.origin} data-screen>
        <CopyButton
          text={() => loadMarkdown(page.path)}
          subject={docsFrame.markdown}
          isNameShown
          spokenFailure={docsFrame.markdownFailure}
        />
        <SiteLink href={markdownPath(page.path)} variant="standalone">
          {docsFrame.viewMarkdown(page.label)}
        </SiteLink>
        {site.editUrl && source && (
          <SiteLink href={site.editUrl + source} variant="standalone">
            {docsFrame.edit}
          </SiteLink>
        )}
      </div>
      <nav className={styles.pagination} data-screen aria-label={docsFrame.neighbours}>
        <PaginationLink direction="previous" page={docsPages[position - 1]} />
        <PaginationLink direction="next" page={docsPages[position + 1]} />
      </nav>
    </>
  );
}

async function loadMarkdown(path: string): Promise<string> {
  const response = await fetch(withBase(markdownPath(path)));
  if (!response.ok) throw new Error(`The Markdown was answered with ${response.status}.`);
  return response.text();
}

interface PaginationLinkProps {
  readonly direction: 'previous' | 'next';
  readonly page: Route | undefined;
}

/** A link to the page before or after. Renders nothing at the ends of the docs. */
function PaginationLink({ direction, page }: PaginationLinkProps) {
  if (!page) return null;
  return (
    <div className={styles.neighbor} data-direction={direction}>
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
