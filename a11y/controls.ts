/** Finds the controls of a page, for tests that operate each of them. */
import type { JSHandle, Page } from '@playwright/test';
import { isAudit, isEveryPage } from './test';

/**
 * The visible, focusable controls of the open page, in DOM order. An audit gets all of them. Other runs get one of each kind; those of
 * header and footer on the home page only, since they are the same on every page, unless a barrier was planted.
 */
export function controlsOf(page: Page, isEvery = isAudit): Promise<JSHandle<readonly HTMLElement[]>> {
  return page.evaluateHandle(([isAll, hasFrame]) => {
    const kinds = new Set<string>();
    return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')).filter(
      (element) => {
        const part = element.closest('header, main, footer');
        // The skip link is in none of these parts, so every page has at least one control.
        const isFrame = part !== null && part.tagName !== 'MAIN';
        if (!element.checkVisibility({ visibilityProperty: true }) || part === element) return false;
        if (isAll) return true;
        if (isFrame && !hasFrame && location.pathname !== '/') return false;
        // One kind: the same tag, role, look and state. Class names are compared here, never spelled out.
        const names = ['role', 'type', 'class', 'data-variant', 'data-size', 'aria-current', 'aria-selected', 'aria-checked', 'aria-expanded'];
        const kind = [part?.tagName, element.tagName, ...names.map((name) => element.getAttribute(name))].join(' ');
        return !kinds.has(kind) && kinds.add(kind);
      },
    );
  }, [isEvery, isEveryPage] as const);
}

/**
 * The indexes of the controls that are still to be tried. In an audit, those whose HTML is in `known`, to which each is added, have been
 * tried on another page or in another state: most are in header and footer.
 */
export async function untriedOf(controls: JSHandle<readonly HTMLElement[]>, known: Set<string>): Promise<readonly number[]> {
  const html = await controls.evaluate((all) => all.map(({ outerHTML }) => outerHTML));
  if (html.length === 0) throw new Error('The page has no controls.');
  return html.flatMap((one, index) => (isAudit && known.has(one) ? [] : (known.add(one), [index])));
}
