/** Polite announcements for screen readers through the live region of the layout (WCAG 4.1.3). */

/** `isShown` makes the message visible too. */
type Listener = (message: string, isShown: boolean) => void;

/** A live region stays empty for this time before a message, because screen readers skip faster changes. */
export const emptyRegionMs = 100;
const messageDurationMs = 5000;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastMessage = '';

/** Announces a message, even if it equals the previous one. */
export function announce(message: string, isShown = false): void {
  // Orca ignores a message that equals the previous one, even if the region was empty in between.
  lastMessage = message === lastMessage ? `${message}\u00A0` : message;
  silence();
  timer = setTimeout(() => {
    emit(lastMessage, isShown);
    // Nobody should find an old message when reading the page. Screen readers do not announce removals.
    timer = setTimeout(silence, messageDurationMs);
  }, emptyRegionMs);
}

/** Removes the current message and cancels a pending one. */
export function silence(): void {
  clearTimeout(timer);
  emit('');
}

/** Calls `listener` with each message, and with '' when it is removed. Returns a function that stops it. */
export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function emit(message: string, isShown = false) {
  for (const listener of listeners) listener(message, isShown);
}
