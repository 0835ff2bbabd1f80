/** The files of the accessibility report, and what each is for: the statement and the report itself list them. */
export const reportFiles = [
  { name: 'index.html', purpose: 'the report, for people to read' },
  { name: 'manual.html', purpose: 'the manual test sheet, to print, fill in and sign' },
  { name: 'manual.csv', purpose: 'the same sheet for a spreadsheet' },
  { name: 'lines.json', purpose: 'every line of the report' },
  { name: 'earl.json', purpose: 'the results in W3C’s Evaluation and Report Language (EARL)' },
  { name: 'wcag-em.json', purpose: 'an evaluation that W3C’s WCAG-EM Report Tool can open' },
  { name: 'openacr.yaml', purpose: 'a draft of an OpenACR file, for buyers; a level is missing wherever a person must still look' },
  { name: 'sarif.json', purpose: 'the results for tools that track findings' },
  { name: 'junit.xml', purpose: 'the results for build servers (JUnit)' },
  { name: 'axe.json', purpose: 'what axe-core returned' },
] as const;

export type ReportFileName = (typeof reportFiles)[number]['name'];

/** Where the report is on the site. */
export const reportPath = '/accessibility/report/';

/** Set by src/build/outputs.ts. */
declare const __HAS_REPORT__: boolean | undefined;

/** Whether this build comes with a report of an audit; false outside of a build. */
export const hasReport = typeof __HAS_REPORT__ !== 'undefined' && __HAS_REPORT__;
