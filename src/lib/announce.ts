/** Polite announcements for screen readers, through the one live region of the site (WCAG 4.1.3). */

type Listener = (message: string) => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last = '';

/** Announces a message, also when it is the same as the last one: the region is emptied first, and a repeated message differs by a space. */
export function announce(message: string): void {
  // Orca ignores a message that equals its last one, even if the region was empty in between.
  last = message === last ? `${message}\u00A0` : message;
  emit('');
  clearTimeout(timer);
  timer = setTimeout(() => {
    emit(last);
    // Removed, so that nobody finds an old message when reading the page. Removals are not announced.
    timer = setTimeout(() => emit(''), 5000);
  }, 100);
}

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function emit(message: string) {
  for (const listener of listeners) listener(message);
}
