/** Moves focus, and shows it to visitors who have magnified a part of the window. */

/** Moves focus without scrolling, also to an element that is no tab stop. */
export function moveFocus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    // Removed on blur, because screen readers announce focusable elements as clickable.
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      // The window lost focus, not the element.
      if (document.activeElement === element) return;
      // The dialog returns focus to the element when it closes.
      if (relatedTarget instanceof Element && relatedTarget.closest('dialog')) return;
      element.removeAttribute('tabindex');
      element.removeEventListener('blur', handleBlur);
    };
    element.addEventListener('blur', handleBlur);
  }
  element.focus({ preventScroll: true });
}

/**
 * Shows an element, or the main heading inside it, in the part of the window that a visitor has magnified with two fingers. Call it after
 * the page has scrolled.
 */
export function showMagnified(element: Element | null) {
  if ((visualViewport?.scale ?? 1) === 1) return;
  (element?.querySelector('h1') ?? element)?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
}
