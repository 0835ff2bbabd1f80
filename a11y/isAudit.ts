/** An audit tests more pages, viewports, themes, and states than `npm test`. */
export const isAudit = Boolean(process.env.AUDIT);
