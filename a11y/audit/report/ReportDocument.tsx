import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../../src/content/site';
import { sanitize } from './format';

export interface ReportDocumentProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** The file of this page. */
  readonly file: 'index.html' | 'manual.html';
  readonly children: ReactNode;
}

/** Renders a page of the report as HTML without script. Links are relative, because visitors may open it from a disk. */
export function reportDocument(props: ReportDocumentProps): string {
  return `<!doctype html>\n${sanitize(renderToStaticMarkup(<ReportDocument {...props} />))}\n`;
}

function ReportDocument({ heading, lead, file, children }: ReportDocumentProps) {
  const links = [
    { href: '../../index.html', text: site.name },
    { href: '../../accessibility.html', text: 'Accessibility statement' },
    { href: 'index.html', text: 'Report' },
    { href: 'manual.html', text: 'Manual test sheet' },
  ];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${heading} | ${site.name}`}</title>
        <link rel="icon" href="../../favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="assets/report.css" />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <header>
          <nav aria-label="Main">
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href} aria-current={href === file ? 'page' : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </main>
      </body>
    </html>
  );
}
