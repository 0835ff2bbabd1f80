/**
 * Shows hover, keyboard focus and press permanently: elements inside `data-force="hover"` look as if a pointer were over
 * them. CSS cannot do that, so this extends the selectors of the page's stylesheets.
 */

export type ForcedState = 'hover' | 'focus-visible' | 'active';

/** React Aria marks the same states with attributes of its own. */
const stateOf: Readonly<Record<string, ForcedState>> = {
  ':hover': 'hover',
  '[data-hovered]': 'hover',
  ':focus-visible': 'focus-visible',
  '[data-focus-visible]': 'focus-visible',
  ':active': 'active',
  '[data-pressed]': 'active',
};

const pattern = /(?::(?:hover|focus-visible|active)(?![\w-])|\[data-(?:hovered|focus-visible|pressed)\])/g;

/** Anything can be hovered; only controls take focus and presses. `:where()` adds no specificity to the cascade. */
const targets: Readonly<Record<ForcedState, string>> = {
  hover: '*',
  'focus-visible': ':where(a[href], button, input, textarea, [tabindex])',
  active: ':where(a[href], button, input, textarea, [tabindex])',
};

/** Extends every rule of these stylesheets. A second call changes nothing. */
export function extendStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) widenRules(sheet.cssRules);
}

function widenRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = widen(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    // Layers, media and container queries, and nested style rules.
    if ('cssRules' in rule) widenRules(rule.cssRules as CSSRuleList);
  }
}

/** Replaces each state with `:is(state, forced state)`, of the same specificity. */
export function widen(selector: string): string {
  if (selector.includes('data-force')) return selector;
  return selector.replace(pattern, (part) => {
    const state = stateOf[part] ?? 'hover';
    return `:is(${part}, [data-force~='${state}'] ${targets[state]})`;
  });
}
