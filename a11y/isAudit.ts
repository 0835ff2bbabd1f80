/** An audit tests more pages, widths, themes and states than `npm test`. */
export const isAudit = Boolean(process.env.AUDIT);
