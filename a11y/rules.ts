/** What the engines are asked: which rules run, and why some do not. */

/** AAA and experimental rules too: what a script can tell, we hold to. */
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

/** Rules that axe leaves off by default and that speak to criteria we hold to; and one that it is not to run. */
export const axeRules = {
  // Experimental, and of no criterion: it wants a landmark for everything that scrolls, and a page of code would have ten.
  // Such a box has a name and the role `group`, as scrollable-region-focusable asks (dequelabs/axe-core#632, w3c/html-aam#358).
  'focus-order-semantics': { enabled: false },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
  'target-size': { enabled: true },
} as const;

/** What can differ between two themes of a page. `color-contrast-enhanced` (7:1) fails wherever `color-contrast` (4.5:1) does. */
export const colourRules = ['color-contrast-enhanced', 'link-in-text-block'] as const;

/** Rules of Alfa that cannot work on computed styles, which is what it gets (alfa.ts), and what looks at the same instead. */
export const alfaSkips: Readonly<Record<string, string>> = {
  'sia-r65': 'Asks whether focus is visible, which it reads from style sheets: the script focusVisible compares pixels.',
  'sia-r74': 'Asks for the unit in which text sizes are written; computed sizes are in px. The script textSize doubles them.',
  'sia-r80': 'Asks for the unit in which line heights are written; computed ones are in px. The scripts prose and textSpacing measure them.',
};

/** Rules of Alfa that are not asked about the words of a live region. */
export const alfaSkipsInStatus: Readonly<Record<string, string>> = {
  'sia-r57': 'Wants a landmark round all text. What a live region says is heard where it happens, and visited by nobody: axe’s region passes it over too.',
};
