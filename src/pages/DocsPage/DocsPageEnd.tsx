import { CopyButton } from '../../components/CopyButton/CopyButton';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { dateInWords, docsLayout, feedLink } from '../../content/interface';
import { site } from '../../content/site';
import { articleFile, feedPaths, markdownPath } from '../../content/outputPaths';
import { withBase } from '../../lib/base';
import { docsPages, type PageMeta, type Route } from '../../content/routes';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './DocsPageEnd.module.css';

export interface DocsPageEndProps {
  readonly page: PageMeta;
}

/** Follows the text: the date of the last change, the Markdown, the source, and the previous and next pages. */
export function DocsPageEnd({ page }: DocsPageEndProps) {
  const { lastChanged } = page;
  const feed = feedPaths[page.path];
  const position = docsPages.findIndex(({ path }) => path === page.path);
  return (
    <>
      {lastChanged && (
        <p className={`${primitives.quiet} ${styles.changed}`}>
          {docsLayout.lastChanged} <time dateTime={lastChanged}>{dateInWords(lastChanged)}</time>
        </p>
      )}
      <div className={`${layout.cluster} ${styles.end}`} data-gap="0" data-screen>
        <CopyButton
          text={() => loadMarkdown(page.path)}
          subject={docsLayout.markdown}
          isNameShown
          spokenFailure={docsLayout.markdownFailure}
        />
        <SiteLink href={markdownPath(page.path)} variant="standalone">
          {docsLayout.viewMarkdown(page.label)}
        </SiteLink>
        {feed && (
          <SiteLink href={feed} variant="standalone">
            {feedLink(page.label)}
          </SiteLink>
        )}
        <SiteLink
          href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(docsLayout.reportSubject(page.label))}`}
          variant="standalone"
        >
          {docsLayout.report}
        </SiteLink>
        {site.editUrl && (
          <SiteLink href={`${site.editUrl}${articleFile(page.path)}`} variant="standalone">
            {docsLayout.edit}
          </SiteLink>
        )}
      </div>
      <nav
        className={`${layout.columns} ${styles.pagination}`}
        data-split="halves"
        data-gap="0"
        data-screen
        aria-label={docsLayout.pagination}
      >
        <PaginationLink direction="previous" page={docsPages[position - 1]} />
        <PaginationLink direction="next" page={docsPages[position + 1]} />
      </nav>
    </>
  );
}

async function loadMarkdown(path: string): Promise<string> {
  const response = await fetch(withBase(markdownPath(path)));
  if (!response.ok) throw new Error(`The Markdown failed to load (${response.status}).`);
  return response.text();
}

interface PaginationLinkProps {
  readonly direction: 'previous' | 'next';
  readonly page: Route | undefined;
}

/** Renders nothing at either end of the docs. */
function PaginationLink({ direction, page }: PaginationLinkProps) {
  if (!page) return null;
  return (
    <div className={styles.neighbor} data-direction={direction}>
      <SiteLink href={page.path} rel={direction === 'next' ? 'next' : 'prev'} variant="block">
        <span className={`${layout.line} ${styles.way}`}>
          <svg className={primitives.icon} viewBox="0 0 24 24" width="24" aria-hidden="true">
            <path d={direction === 'next' ? 'M3 12h17M13 5l7 7-7 7' : 'M21 12H4M11 5l-7 7 7 7'} />
          </svg>
          <span>
            <span className={primitives.quiet}>{docsLayout[direction]} </span>
            <strong className={styles.title}>{page.label}</strong>
          </span>
        </span>
      </SiteLink>
    </div>
  );
}
