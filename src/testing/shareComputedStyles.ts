/** Skips work of jsdom that takes a quarter of the time of a test and that no test looks at. */

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
