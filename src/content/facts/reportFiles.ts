/** The files of the accessibility report with their purposes. The statement and the report list them. */
export const reportFiles = [
  { name: 'index.html', purpose: 'the report, for people to read' },
  { name: 'manual.html', purpose: 'the manual test sheet, to print, fill in and sign' },
  { name: 'manual.csv', purpose: 'the same sheet for a spreadsheet, which the next audit reads when it is filled in' },
  { name: 'earl.json', purpose: 'each result in W3C’s Evaluation and Report Language (EARL)' },
  { name: 'evaluation.json', purpose: 'the evaluation for W3C’s WCAG-EM Report Tool, with its sample and all outcomes: choose Open there' },
  {
    name: 'openacr.yaml',
    purpose: 'a draft of an accessibility conformance report (OpenACR, VPAT 2.5), without levels that a person must decide',
  },
  { name: 'axe.json', purpose: 'the results of axe-core itself, for each page as it loads (empty after a test run)' },
] as const;

export type ReportFileName = (typeof reportFiles)[number]['name'];

/** The path of the report on the site. */
export const reportPath = '/accessibility/report/';
