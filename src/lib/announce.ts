/** Polite announcements for screen readers, through the one live region of the site (WCAG 4.1.3). */

/** `isShown`: not for screen readers alone. */
type Listener = (message: string, isShown: boolean) => void;

/** How long the region is empty before a message, in ms: one that changes too fast is not read out. */
export const announcementDelay = 100;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last = '';

/** Announces a message, also when it is the same as the last one: the region is emptied first, and a repeated message differs by a space. */
export function announce(message: string, isShown = false): void {
  // Orca ignores a message that equals its last one, even if the region was empty in between.
  last = message === last ? `${message}\u00A0` : message;
  silence();
  timer = setTimeout(() => {
    emit(last, isShown);
    // Removed, so that nobody finds an old message when reading the page. Removals are not announced.
    timer = setTimeout(silence, 5000);
  }, announcementDelay);
}

/** Takes the message away, or one that is still to come. */
export function silence(): void {
  clearTimeout(timer);
  emit('');
}

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function emit(message: string, isShown = false) {
  for (const listener of listeners) listener(message, isShown);
}
