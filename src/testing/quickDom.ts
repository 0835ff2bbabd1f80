/** Skips work of jsdom and React that takes half of the time of a test and that no test looks at. */
import * as react from 'react';

/** What the style sheet of the browser, the only one in jsdom, asks about an element. */
const styledBy = ['hidden', 'open', 'type', 'dir', 'popover', 'style'];

// Out of the function, which each test file calls.
const compute = window.getComputedStyle.bind(window);
const known = new Map<string, CSSStyleDeclaration>();

/** Computes a style once for each kind of element. jsdom would compare each element with hundreds of selectors, for axe and for each query by role. */
export function shareComputedStyles() {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo);
    // An empty attribute differs from none.
    const kind = JSON.stringify([element.localName, ...styledBy.map((name) => element.getAttribute(name))]);
    const style = known.get(kind) ?? compute(element);
    known.set(kind, style);
    return style;
  };
}

/** React records a stack of calls with each element, which only its developer tools show, until it has created this many. */
export function recordNoStacks() {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<string, object>;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {}, configurable: true });
}
