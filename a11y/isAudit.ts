/** In an audit, tests that could go on for long look at more widths, themes and states than in `npm test`. */
export const isAudit = Boolean(process.env.AUDIT);
