/** Which rules of axe run, and why one does not. */

/** AAA and experimental rules too: an experimental rule that reports a false alarm would be turned off below. */
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

/** Rules that axe leaves off by default and that test our criteria, and one that is turned off. */
export const axeRules = {
  // Experimental, and part of no criterion: it asks for a landmark around each scrollable box, ten on a page of code.
  // Our boxes have a name and the role `group`, as scrollable-region-focusable asks (dequelabs/axe-core#632, w3c/html-aam#358).
  'focus-order-semantics': { enabled: false },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
  'target-size': { enabled: true },
} as const;

/** The rules whose outcome can differ between two themes of a page. Of those for contrast, the one for 7:1 (axe.ts). */
export const colorRules = ['color-contrast-enhanced', 'link-in-text-block'] as const;
