/** Selects the rules of axe, with reasons for disabled ones. */

/** Includes AAA and experimental rules, and those that axe disables unless a tag names them. A rule with a false alarm would be disabled below. */
export const axeTags = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22a wcag22aa best-practice experimental'.split(' ');

/** Rules that we disable, with the reason for the report. */
export const disabledRules = {
  // dequelabs/axe-core#632, w3c/html-aam#358
  'focus-order-semantics':
    'It is experimental and belongs to no criterion. It requires a landmark for each scroll container, ten on a page of code. Ours have a name and the role group.',
} as const;

export const axeRules = Object.fromEntries(Object.keys(disabledRules).map((rule) => [rule, { enabled: false }] as const));

/** Rules whose outcome can differ between themes. Of the contrast rules, this is the one for 7:1 (axe.ts). */
export const colorRules = ['color-contrast-enhanced', 'link-in-text-block'] as const;
