/** Compares a page with itself at an earlier moment, for tests that nothing has changed. */
import type { Page } from '@playwright/test';

/**
 * Records the page; returns a function that lists what has changed since: address, title, elements, attributes, words,
 * words of style sheets, visibility and values. Leaves out tooltips, which have tests of their own, with the element that React Aria
 * puts them in; the look of a control that is hovered, pressed or focused; the hint that a row can be scrolled; and the mark of the
 * section being read, which follows scrolling.
 */
export async function watchChanges(page: Page): Promise<() => Promise<readonly string[]>> {
  const compare = await page.evaluateHandle(() => {
    const looks = /^(style|data-(more|open|focused|focus-(?:visible|within|visible-within)|hovered|pressed))$/;
    const isSkipped = ({ name, value }: Attr) => looks.test(name) || (name === 'aria-current' && value === 'location');
    const read = () => {
      const lines = [`address ${location.href}`, `title ${document.title}`, `windows ${history.length}`];
      // Hidden with all that is in them.
      const gone = new Set<Element | null>();
      const skipped = new Set(document.querySelectorAll('[role=tooltip], [role=tooltip] *, [data-overlay-container]'));
      for (const element of document.querySelectorAll('body, body *')) {
        if (skipped.has(element)) continue;
        const attributes = Array.from(element.attributes, (attribute) => (isSkipped(attribute) ? '' : `${attribute.name}=${attribute.value}`));
        const words = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''));
        // Styles are asked for of as few elements as possible: that takes most of the time.
        const isInGone = gone.has(element.parentElement);
        const isShown = !isInGone && element.checkVisibility({ visibilityProperty: true });
        // With `display: contents`, an element has no box, but what is in it has.
        if (isInGone || (!isShown && !element.checkVisibility() && getComputedStyle(element).display !== 'contents')) gone.add(element);
        // Drawings have no pseudo-elements.
        const parts = isInGone || element instanceof SVGElement ? [] : ['::before', '::after'];
        const drawn = parts.map((part) => getComputedStyle(element, part).content.replace(/^(none|normal|"")$/, ''));
        const value = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
        const isChecked = element instanceof HTMLInputElement && element.checked;
        lines.push([element.tagName, ...attributes, ...words, ...drawn, isShown, value, isChecked].filter(Boolean).join(' '));
      }
      return lines;
    };
    const before = read();
    return () => {
      const now = read();
      const gone = before.filter((line, index) => line !== now[index]).map((line) => `before: ${line.slice(0, 150)}`);
      const come = now.filter((line, index) => line !== before[index]).map((line) => `now: ${line.slice(0, 150)}`);
      return [...gone.slice(0, 3), ...come.slice(0, 3)];
    };
  });
  return () => page.evaluate((differences) => differences(), compare);
}
