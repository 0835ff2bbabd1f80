/** The one axe configuration: which rules run, and the exceptions, each with its reason. */

export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] as const;

/** Rules that axe leaves off by default and that speak to criteria we hold to. */
export const axeRules = { 'target-size': { enabled: true } } as const;

export interface Exception {
  readonly rule: string;
  /** Only nodes that match it are passed over. */
  readonly selector: string;
  readonly why: string;
  /** The discussion or the standard that the reason rests on. */
  readonly link: string;
}

/** Exceptions that no longer match anything fail the suite. */
export const exceptions: readonly Exception[] = [];
