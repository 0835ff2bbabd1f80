/** `npm run audit` leaves its report here for the next build. */
export const publishedReport = '.cache/audit/published';
