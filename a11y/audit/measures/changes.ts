/** Compares a page with its earlier state, for tests that expect no change. */
import type { Finding } from '../../findings';
import type { Page } from '@playwright/test';

/**
 * Records the page, and returns a function that lists changes of URL, title, elements, attributes, text, generated content, visibility,
 * and values. Ignores tooltips, which have their own tests. Ignores hover and focus styles, virtual focus, scroll hints, and the current
 * section.
 */
export async function watchChanges(page: Page): Promise<() => Promise<readonly Finding[]>> {
  const compare = await page.evaluateHandle(() => {
    const looks = /^(style|aria-activedescendant|data-(more|open|focused|focus-(?:visible|within|visible-within)|hovered|pressed))$/;
    const isSkipped = ({ name, value }: Attr) => looks.test(name) || (name === 'aria-current' && value === 'location');
    const read = () => {
      const lines: { text: string; element: Element | null }[] = [
        `url ${location.href}`,
        `title ${document.title}`,
        `history ${history.length}`,
      ].map((text) => ({ text, element: null }));
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
        lines.push({
          text: [element.tagName, ...attributes, ...text, ...generated, isShown, value, isChecked].filter(Boolean).join(' '),
          element,
        });
      }
      return lines;
    };
    const before = read();
    return () => {
      const now = read();
      const longer = now.length < before.length ? before : now;
      return longer
        .flatMap(({ element }, index) => {
          const [was, is] = [before[index]?.text ?? 'nothing', now[index]?.text ?? 'nothing'];
          if (was === is) return [];
          let start = 0;
          while (was[start] === is[start]) start++;
          const aroundChange = (text: string) => text.slice(Math.max(0, start - 40), start + 60);
          return [finding(element, 'has changed', aroundChange(is), aroundChange(was))];
        })
        .slice(0, 3);
    };
  });
  return () => page.evaluate((differences) => differences(), compare);
}
