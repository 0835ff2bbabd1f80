/** The keyboard events that React and the DOM pass to handlers. */
type KeyEvent = Pick<KeyboardEvent, 'key' | 'keyCode'> & { readonly isComposing?: boolean; readonly nativeEvent?: KeyboardEvent };

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What browsers report for a key that an input method handles. Safari also reports it for the key that ends a composition. */
const inputMethodKeyCode = 229;

/**
 * The name of the pressed key, for every key handler. Empty for a key that belongs to an input method, such as the Enter that
 * chooses a Japanese word, and for events without a key, which autofill dispatches.
 */
export function keyOf(event: KeyEvent): string {
  const { key, keyCode, isComposing } = event.nativeEvent ?? event;
  return isComposing || keyCode === inputMethodKeyCode ? '' : (key ?? '');
}

/** Whether a click or a key has a modifier, with which browsers open a link elsewhere. */
export const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: Modifiers) => ctrlKey || metaKey || altKey || shiftKey;

const fieldsWithoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether characters go into the element that has focus. */
export function isTyping(): boolean {
  const element = document.activeElement;
  if (element instanceof HTMLInputElement) return !fieldsWithoutText.includes(element.type);
  return Boolean(element?.matches('textarea, select, [contenteditable]'));
}
