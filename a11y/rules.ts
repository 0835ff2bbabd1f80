/** The one axe configuration: which rules run. There are no exceptions; one would need its reason and link here. */

export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] as const;

/** Rules that axe leaves off by default and that speak to criteria we hold to. */
export const axeRules = { 'target-size': { enabled: true } } as const;
