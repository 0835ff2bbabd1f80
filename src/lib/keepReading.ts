/**
 * For an app that comes late: marks what somebody may be reading as found, so that the app does not close it. Returns what scrolls
 * it back to its place.
 */
export function keepReading(): () => void {
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  for (const part of document.querySelectorAll('[data-closed]')) if (part.contains(read)) part.setAttribute('data-found', '');
  const top = () => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  return () => scrollBy({ top: top() - before, behavior: 'instant' });
}
