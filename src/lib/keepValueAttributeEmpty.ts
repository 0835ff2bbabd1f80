/**
 * Stops React from copying what is typed into the `value` attribute (facebook/react#11896). A password must not be in the HTML, and
 * Chromium restores the text of a field after a reload only if it differs from the attribute.
 */
export function keepValueAttributeEmpty(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  // React writes the attribute through the property `defaultValue`. This property of the element itself hides that of its prototype.
  if (field) Object.defineProperty(field, 'defaultValue', { value: '', writable: true });
}
