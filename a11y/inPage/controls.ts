const widgets = 'button checkbox link menuitem menuitemcheckbox menuitemradio option radio slider switch tab treeitem'.split(' ');

/** Native controls, and elements with the role of one. */
export const controls = `a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, ${widgets.map((role) => `[role=${role}]`).join()}`;

/** The other elements that listen to a pointer over them. */
export const hoverable = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('main *')).filter(
    (one) => (one.onmouseover || one.onmouseenter || listening.hover.has(one)) && !one.matches(controls) && one.checkVisibility(),
  );

/** Controls of one kind have the same place, tag, role, style, and state: a press of a checked radio button changes nothing. */
export function kindOf(control: HTMLElement): string {
  // Class names are compared here, but never spelled out.
  const names = ['role', 'type', 'class', 'data-variant', 'data-size', 'aria-current', 'aria-selected', 'aria-checked', 'aria-expanded'];
  const states = names.map((name) => control.getAttribute(name));
  return [partOf(control)?.tagName, control.tagName, (control as HTMLInputElement).checked, ...states].join(' ');
}

/** A page may have a header of its own. */
const partOf = (control: HTMLElement) => control.closest('main') ?? control.closest('header, footer');

/**
 * Returns visible, focusable controls in DOM order: one of each kind, or all of `main`. Controls of header and footer are the same on every
 * page, so they only count on the home page or in an audit.
 */
export function controlsIn(isAll: boolean, hasShell: boolean): HTMLElement[] {
  const kinds = new Set<string>();
  return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')).filter(
    (control) => {
      const isShell = /^(?:HEADER|FOOTER)$/.test(partOf(control)?.tagName ?? '');
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('main, :disabled, [aria-hidden=true][tabindex="-1"]'))
        return false;
      if (isAll && !isShell) return true;
      if (isShell && !hasShell && location.pathname !== '/') return false;
      const kind = kindOf(control);
      return !kinds.has(kind) && kinds.add(kind);
    },
  );
}
