/** `npm run audit` leaves its report here for the next build. */
export const publishedReport = '.cache/audit/published';

/** The path of the report on the site. */
export const reportPath = '/accessibility/report/';
