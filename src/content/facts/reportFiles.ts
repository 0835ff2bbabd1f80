/** The files of the accessibility report with their purposes. The statement and the report list them. */
export const reportFiles = [
  { name: 'index.html', purpose: 'the report, for people to read' },
  { name: 'manual.html', purpose: 'the manual test sheet, to print, fill in and sign' },
  { name: 'manual.csv', purpose: 'the same sheet for a spreadsheet' },
  { name: 'earl.json', purpose: 'the results in W3C’s Evaluation and Report Language (EARL), which W3C’s report tool imports' },
  { name: 'axe.json', purpose: 'the results of axe-core itself, for each page as it loads' },
] as const;

export type ReportFileName = (typeof reportFiles)[number]['name'];

/** The path of the report on the site. */
export const reportPath = '/accessibility/report/';
