/** What a browser does after a full page load and a client navigation must do itself: announce the page, set focus and scroll. */
import { announce } from '../lib/announce';
import { currentHash } from '../lib/hash';
import { enterPlace, type Place } from '../lib/places';

/** After Back or Forward, focus and scroll position return to where they were; after a link, they go to the hash or to the top. */
export function arrive(): void {
  const place = enterPlace();
  announce(document.title);
  if (place) {
    returnTo(place);
    // After `popstate` the browser goes to the fragment by itself, and takes focus away.
    if (location.hash) setTimeout(() => returnTo(place));
    return;
  }
  const hash = currentHash();
  const target = hash ? document.getElementById(hash) : null;
  focusOn(target ?? heading());
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** To the error page, which has no place of its own in the history. */
export function arriveAtError(): void {
  announce(document.title);
  focusOn(heading());
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Puts focus and scroll position back to where they were. */
export function returnTo(place: Place) {
  focusOn(rememberedLink(place) ?? heading());
  scrollTo({ top: place.scrollY, behavior: 'instant' });
}

/** The link that was followed from this page, if the page still has it. */
function rememberedLink({ link }: Place): HTMLElement | undefined {
  if (!link) return undefined;
  const [index, href] = link;
  return document.links[index]?.href === href ? document.links[index] : undefined;
}

function heading(): HTMLElement | null {
  return document.querySelector('h1');
}

function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    // Removed on blur, since screen readers announce focusable elements as clickable. When the window loses focus, the element keeps it.
    const leave = () => {
      if (document.activeElement === element) return;
      element.removeAttribute('tabindex');
      element.removeEventListener('blur', leave);
    };
    element.addEventListener('blur', leave);
  }
  element.focus({ preventScroll: true });
}
