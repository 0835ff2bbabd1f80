/** Which rules of the engines run, and why some do not. */

/** AAA and experimental rules too: whatever a machine can tell is tested. */
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

/** Rules that axe leaves off by default and that test criteria of ours, and one that is turned off. */
export const axeRules = {
  // Experimental, and part of no criterion: it asks for a landmark round everything that scrolls, ten on a page of code.
  // Our boxes have a name and the role `group`, as scrollable-region-focusable asks (dequelabs/axe-core#632, w3c/html-aam#358).
  'focus-order-semantics': { enabled: false },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
  'target-size': { enabled: true },
} as const;

/** The rules whose outcome can differ between two themes of a page. Of those for contrast, the one for 7:1 (axe.ts). */
export const colourRules = ['color-contrast-enhanced', 'link-in-text-block'] as const;

/** Rules of Alfa that cannot work on the computed styles it gets (alfa.ts), and what tests the same instead. */
export const alfaSkips: Readonly<Record<string, string>> = {
  'sia-r65': 'Reads from style sheets whether focus is visible: our check focusVisible compares pixels.',
  'sia-r74': 'Judges the unit of text sizes, and computed sizes are all in px: our check textSize doubles the text.',
  'sia-r80': 'Judges the unit of line heights, and computed ones are all in px: our checks prose and textSpacing measure them.',
};

/** Rules of Alfa that do not apply to the text of a live region. */
export const alfaSkipsInStatus: Readonly<Record<string, string>> = {
  'sia-r57': 'Asks for a landmark round all text. A live region is announced wherever the visitor is, and nobody navigates to it: the rule `region` of axe skips it too.',
};
