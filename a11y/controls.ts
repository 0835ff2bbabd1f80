/** Finds the controls of a page, for tests that operate each control. */
import type { JSHandle, Page } from '@playwright/test';
import { isAudit } from './isAudit';

/**
 * Returns visible, focusable controls in DOM order: one of each kind, or in an audit all of `main`. Controls of header and footer are
 * the same on every page, so they only count on the home page or in an audit.
 */
export function controlsOf(page: Page, isEvery = isAudit): Promise<JSHandle<readonly HTMLElement[]>> {
  return page.evaluateHandle(
    ([isAll, hasShell]) => {
      const kinds = new Set<string>();
      return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')).filter(
        (element) => {
          // A page may have a header of its own.
          const part = element.closest('main') ?? element.closest('header, footer');
          const isShell = part !== null && part.tagName !== 'MAIN';
          if (!element.checkVisibility({ visibilityProperty: true }) || part === element) return false;
          if (isAll && !isShell) return true;
          if (isShell && !hasShell && location.pathname !== '/') return false;
          // Controls of one kind have the same tag, role, style, and state: a press of a checked radio button changes nothing. Class names are compared here, but never spelled out.
          const names = [
            'role',
            'type',
            'class',
            'data-variant',
            'data-size',
            'aria-current',
            'aria-selected',
            'aria-checked',
            'aria-expanded',
          ];
          const states = names.map((name) => element.getAttribute(name));
          const kind = [part?.tagName, element.tagName, (element as HTMLInputElement).checked, ...states].join(' ');
          return !kinds.has(kind) && kinds.add(kind);
        },
      );
    },
    [isEvery, isAudit] as const,
  );
}
