/** Compares a page with its earlier state, for tests that expect no change. */
import type { Page } from '@playwright/test';

/**
 * Records the page, and returns a function that lists changes of URL, title, elements, attributes, text, generated content, visibility,
 * and values. Ignores tooltips, which have their own tests. Ignores hover and focus styles, virtual focus, scroll hints, and the current
 * section.
 */
export async function watchChanges(page: Page): Promise<() => Promise<readonly string[]>> {
  const compare = await page.evaluateHandle(() => {
    const looks = /^(style|aria-activedescendant|data-(more|open|focused|focus-(?:visible|within|visible-within)|hovered|pressed))$/;
    const isSkipped = ({ name, value }: Attr) => looks.test(name) || (name === 'aria-current' && value === 'location');
    const read = () => {
      const lines = [`url ${location.href}`, `title ${document.title}`, `history ${history.length}`];
      // Hidden elements and their descendants.
      const hidden = new Set<Element | null>();
      const skipped = new Set(document.querySelectorAll('[role=tooltip], [role=tooltip] *, [data-overlay-container]'));
      for (const element of document.querySelectorAll('body, body *')) {
        if (skipped.has(element)) continue;
        const attributes = Array.from(element.attributes, (attribute) =>
          isSkipped(attribute) ? '' : `${attribute.name}=${attribute.value}`,
        );
        const text = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''));
        // Computed styles take most of the time, so this reads as few as possible.
        const isInHidden = hidden.has(element.parentElement);
        const isShown = !isInHidden && element.checkVisibility({ visibilityProperty: true });
        // An element with `display: contents` has no box, but its children do.
        if (isInHidden || (!isShown && !element.checkVisibility() && getComputedStyle(element).display !== 'contents')) hidden.add(element);
        // SVG elements have no pseudo-elements.
        const parts = isInHidden || element instanceof SVGElement ? [] : ['::before', '::after'];
        const generated = parts.map((part) => getComputedStyle(element, part).content.replace(/^(none|normal|"")$/, ''));
        const value = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
        const isChecked = element instanceof HTMLInputElement && element.checked;
        lines.push([element.tagName, ...attributes, ...text, ...generated, isShown, value, isChecked].filter(Boolean).join(' '));
      }
      return lines;
    };
    const before = read();
    return () => {
      const now = read();
      const removed = before.filter((line, index) => line !== now[index]).map((line) => `before: ${line.slice(0, 150)}`);
      const added = now.filter((line, index) => line !== before[index]).map((line) => `now: ${line.slice(0, 150)}`);
      return [...removed.slice(0, 3), ...added.slice(0, 3)];
    };
  });
  return () => page.evaluate((differences) => differences(), compare);
}
