/** Selects the rules of axe, with reasons for disabled ones. */

/** Includes AAA and experimental rules. A rule with a false alarm would be disabled below. */
export const axeTags = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
  'experimental',
] as const;

/** Rules for our criteria that axe disables by default, and one disabled rule. */
export const axeRules = {
  // Experimental, and part of no criterion: it requires a landmark for each scroll container, ten on a page of code. Ours have a name and
  // the role `group`, as scrollable-region-focusable requires (dequelabs/axe-core#632, w3c/html-aam#358).
  'focus-order-semantics': { enabled: false },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
  'target-size': { enabled: true },
} as const;

/** Rules whose outcome can differ between themes. Of the contrast rules, this is the one for 7:1 (axe.ts). */
export const colorRules = ['color-contrast-enhanced', 'link-in-text-block'] as const;
