/** Messages for screen readers, spoken politely by the one live region that is always in the page (WCAG 4.1.3). */

type Listener = (message: string) => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last = '';

/** Readers stay silent when a text is replaced by the same text: the region is emptied first, and a repeated message ends otherwise. */
export function announce(message: string): void {
  // Orca compares with what it heard last, whatever stood there in between.
  last = message === last ? `${message}\u00A0` : message;
  emit('');
  clearTimeout(timer);
  timer = setTimeout(() => {
    emit(last);
    // Removed again (removals are silent), so that nobody finds an old message when reading on.
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
