/** A day as YYYY-MM-DD, such as 2026-05-03. */
export type IsoDate = `${number}-${number}-${number}`;
