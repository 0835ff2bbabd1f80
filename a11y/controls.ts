/** The controls of a page, for tests that work each of them. */
import type { JSHandle, Page } from '@playwright/test';
import { isAudit } from './test';

/**
 * What can be seen, focused and worked on the page that is open, in its order: in an audit all of it, else one of each
 * kind, and that of header and footer on the home page alone, since they are the same everywhere.
 */
export function controlsOf(page: Page): Promise<JSHandle<readonly HTMLElement[]>> {
  return page.evaluateHandle((isEvery) => {
    const kinds = new Set<string>();
    return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')).filter(
      (element) => {
        const part = element.closest('header, main, footer');
        // The skip link stands in none of them, so that each page has a control at least.
        const isFrame = part !== null && part.tagName !== 'MAIN';
        if (!element.checkVisibility({ visibilityProperty: true }) || part === element) return false;
        if (isEvery) return true;
        if (isFrame && location.pathname !== '/') return false;
        // Alike in tag, role, looks and state.
        const names = ['role', 'type', 'class', 'data-variant', 'data-size', 'aria-current', 'aria-selected', 'aria-checked', 'aria-expanded'];
        const kind = [part?.tagName, element.tagName, ...names.map((name) => element.getAttribute(name))].join(' ');
        return !kinds.has(kind) && kinds.add(kind);
      },
    );
  }, isAudit);
}

