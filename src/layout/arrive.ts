/** What a full page load does for a visitor and a client navigation must do itself: say where they are, and start there. */
import { announce } from '../lib/announce';
import { currentHash } from '../lib/hash';
import { enterPlace } from '../lib/places';

/** After Back or Forward (`traverse`) a visitor is put back where they left; otherwise at the hash or the top. */
export function arrive(by: 'link' | 'traverse'): void {
  const place = enterPlace();
  announce(document.title);
  if (by === 'traverse' && place) {
    const [index = -1, href] = place.link ?? [];
    const link = document.links[index];
    focusOn(link?.href === href ? link : heading());
    scrollTo({ top: place.scrollY, behavior: 'instant' });
    return;
  }
  const hash = currentHash();
  const target = hash ? document.getElementById(hash) : null;
  focusOn(target ?? heading());
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

function heading(): HTMLElement | null {
  return document.querySelector('h1');
}

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
