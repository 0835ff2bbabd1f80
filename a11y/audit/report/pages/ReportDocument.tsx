import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageColumn } from '../../../../src/components/PageColumn/PageColumn';
import { PageHeader } from '../../../../src/components/PageHeader/PageHeader';
import { site } from '../../../../src/content/site';
import { Logo } from '../../../../src/drawings/Logo/Logo';
import { mainId, SkipLink } from '../../../../src/layout/SkipLink/SkipLink';
import type { AuditRun } from '../run';
import { SignSprite } from './OutcomeSign';
import styles from './ReportDocument.module.css';
import { ReportLink } from './ReportLink';

export interface ReportDocumentProps {
  readonly kind: AuditRun['kind'];
  readonly title: string;
  readonly lead: ReactNode;
  /** The file that this is. */
  readonly file: 'index.html' | 'manual.html';
  readonly children: ReactNode;
}

/** A page of the report as HTML, without any script. All addresses are relative: it may be read from a disk. */
export function reportDocument(props: ReportDocumentProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<ReportDocument {...props} />)}\n`;
}

function ReportDocument({ kind, title, lead, file, children }: ReportDocumentProps) {
  // Only the report of an audit is published beside the site.
  const isOnSite = kind === 'audit';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.name}`}</title>
        {isOnSite && <link rel="icon" href="../../favicon.svg" type="image/svg+xml" />}
        <link rel="stylesheet" href="assets/style.css" />
      </head>
      <body>
        <SignSprite />
        <SkipLink />
        <header className={styles.header}>
          <div className={styles.bar}>
            <div className={styles.brand}>
              <Logo />
              {isOnSite ? (
                <ReportLink href="../../index.html" variant="quiet">
                  {site.name}
                </ReportLink>
              ) : (
                site.name
              )}
            </div>
            <nav aria-label="Main">
              <ul className={styles.list}>
                {isOnSite && (
                  <li>
                    <ReportLink href="../../accessibility.html" variant="quiet">
                      Accessibility statement
                    </ReportLink>
                  </li>
                )}
                <li>
                  <ReportLink href="index.html" variant="quiet" isCurrent={file === 'index.html'}>
                    Report
                  </ReportLink>
                </li>
                <li>
                  <ReportLink href="manual.html" variant="quiet" isCurrent={file === 'manual.html'}>
                    Manual test sheet
                  </ReportLink>
                </li>
              </ul>
            </nav>
          </div>
        </header>
        <main id={mainId} className={styles.main} tabIndex={-1}>
          <PageColumn>
            <PageHeader heading={title} lead={lead} />
            {children}
          </PageColumn>
        </main>
      </body>
    </html>
  );
}
