/** An audit tests more pages, viewports, themes, and states than `npm test`. */
export const isAudit = Boolean(process.env.AUDIT);

/** The URL of the published site to test instead of the last build. */
export const address = process.env.AT;

/** The published pages, and what differs from the build (audit/audit.mjs). */
export const served = '.cache/audit/served';
