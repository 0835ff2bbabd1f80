import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../../src/content/site';
import { ByHand } from './ByHand';
import { Criteria } from './Criteria';
import { outcomes } from './format';
import { Run } from './Run';
import { Sample } from './Sample';
import { Summary } from './Summary';
import type { Report, ReportProps } from './types';

/** Renders the report as HTML without script. Links are relative, because visitors may open it from a disk. */
export function reportPage(report: Report): string {
  return `<!doctype html>\n${renderToStaticMarkup(<ReportPage report={report} />)}\n`;
}

function ReportPage({ report }: ReportProps) {
  const heading = report.kind === 'audit' ? 'Accessibility report' : 'Accessibility report of a test run';
  const sections = sectionsOf(report);
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
            <ul className="links">
              <li>
                <a href="../../index.html">{site.name}</a>
              </li>
              <li>
                <a href="../../accessibility.html">Accessibility statement</a>
              </li>
            </ul>
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
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

function sectionsOf(report: Report): readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[] {
  const target = report.verdicts.filter(({ criterion }) => criterion.level !== 'AAA');
  const beyond = report.verdicts.filter(({ criterion }) => criterion.level === 'AAA');
  return [
    ...['1 Perceivable', '2 Operable', '3 Understandable', '4 Robust'].map((title) => ({
      id: `principle-${title.charAt(0)}`,
      title,
      content: <Criteria verdicts={target.filter(({ criterion }) => criterion.id.startsWith(title.charAt(0)))} />,
    })),
    {
      id: 'beyond',
      title: 'Level AAA, beyond our target',
      content: (
        <details open={beyond.some(({ outcome }) => outcome === 'failed')}>
          <summary>
            {outcomes.map(({ id, label }) => `${beyond.filter(({ outcome }) => outcome === id).length} ${label.toLowerCase()}`).join(', ')}
          </summary>
          <Criteria verdicts={beyond} />
        </details>
      ),
    },
    { id: 'by-hand', title: 'Left to a person', content: <ByHand report={report} /> },
    { id: 'sample', title: 'Pages, views, and states', content: <Sample report={report} /> },
    { id: 'run', title: 'Tools and settings', content: <Run report={report} /> },
  ];
}
