/** `npm run audit` leaves its report here for the next build. */
export const publishedReport = '.cache/audit/report';

/** The path of the report on the site. Without its extension, the app would take a link for one to a page of its own. */
export const reportPath = '/accessibility-report.html';

/** The folder beside it. The page names it by relative links, because people also open a report from their disk. */
export const reportFiles = 'accessibility-report-files';
