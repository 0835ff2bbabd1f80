import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { reportFiles } from '../../../src/build/publishedReport';
import { site } from '../../../src/content/site';
import type { Criterion } from '../criteria';
import { ByHand, Run, Sample } from './Appendix';
import { Criteria } from './Criteria';
import { Summary } from './Summary';
import type { Report, ReportProps } from './types';

/** Renders the report as HTML without script. Links are relative, because visitors may open it from a disk. */
export const reportPage = (report: Report): string => `<!doctype html>\n${renderToStaticMarkup(<ReportPage report={report} />)}\n`;

function ReportPage({ report }: ReportProps) {
  const of = report.published?.address ?? (report.kind === 'tests' ? 'a test run' : '');
  const heading = `Accessibility report${of && ` of ${of}`}`;
  const sections = sectionsOf(report);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${heading} | ${site.name}`}</title>
        <link rel="icon" href="favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={`${reportFiles}/report.css`} />
      </head>
      <body>
        <header>
          <nav aria-label="Main">
            <ul className="links">
              <li>
                <a href="index.html">{site.name}</a>
              </li>
              <li>
                <a href="accessibility.html">Accessibility statement</a>
              </li>
            </ul>
          </nav>
        </header>
        <main>
          <h1>{heading}</h1>
          <Summary report={report} />
          <nav aria-label="Contents">
            <ul className="links">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {sections.map(({ id, title, content }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {content}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

function sectionsOf(report: Report): readonly Section[] {
  const criteria = (id: string, title: string, isHere: (criterion: Criterion) => boolean): Section => ({
    id,
    title,
    content: <Criteria report={report} verdicts={report.verdicts.filter(({ criterion }) => isHere(criterion))} />,
  });
  return [
    ...['1 Perceivable', '2 Operable', '3 Understandable', '4 Robust'].map((title) =>
      criteria(`principle-${title.charAt(0)}`, title, ({ id, level }) => level !== 'AAA' && id.startsWith(title.charAt(0))),
    ),
    criteria('beyond', 'Level AAA, beyond our target', ({ level }) => level === 'AAA'),
    { id: 'by-hand', title: 'Manual tests', content: <ByHand report={report} /> },
    { id: 'sample', title: 'Pages and states', content: <Sample report={report} /> },
    { id: 'run', title: 'Rules, barriers, and a screen reader', content: <Run report={report} /> },
  ];
}
