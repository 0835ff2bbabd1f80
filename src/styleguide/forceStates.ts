/**
 * Hover, keyboard focus and the like, shown on purpose: what stands in an element with `data-force="hover"` looks as if
 * somebody pointed at it. CSS alone cannot do that, so the rules of the page are widened to it.
 */

export type ForcedState = 'hover' | 'focus-visible' | 'active';

/** `:active` and React Aria's `[data-pressed]` are one state, and so on. */
const stateOf: Readonly<Record<string, ForcedState>> = {
  ':hover': 'hover',
  '[data-hovered]': 'hover',
  ':focus-visible': 'focus-visible',
  '[data-focus-visible]': 'focus-visible',
  ':active': 'active',
  '[data-pressed]': 'active',
};

const pattern = /(?::(?:hover|focus-visible|active)(?![\w-])|\[data-(?:hovered|focus-visible|pressed)\])/g;

/** What can be pointed at is anything; focus and a press are had by controls. No specificity: the cascade stays as it is. */
const targets: Readonly<Record<ForcedState, string>> = {
  hover: '*',
  'focus-visible': ':where(a[href], button, input, textarea, [tabindex])',
  active: ':where(a[href], button, input, textarea, [tabindex])',
};

/** Widens every rule of these stylesheets; a rule that is wide already stays as it is. */
export function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) widenRules(sheet.cssRules);
}

function widenRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = widen(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    // Rules with rules in them: layers, media and container queries, and nested style rules.
    if ('cssRules' in rule) widenRules(rule.cssRules as CSSRuleList);
  }
}

/** `:is()` takes the place of the state inside the selector, with the same specificity. */
export function widen(selector: string): string {
  if (selector.includes('data-force')) return selector;
  return selector.replace(pattern, (part) => {
    const state = stateOf[part] ?? 'hover';
    return `:is(${part}, [data-force~='${state}'] ${targets[state]})`;
  });
}
