/** `hidden="until-found"`, which React knows only as a boolean: facebook/react#24741. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Hides an element from everyone but the browser's search, while `isHidden`; `onFound` must then show it. Prerendered, it is
 * not hidden yet: until the script is there nobody could show it.
 */
export function useHiddenUntilFound(ref: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    if (isHidden) ref.current?.setAttribute('hidden', 'until-found');
    else ref.current?.removeAttribute('hidden');
  }, [ref, isHidden]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [ref, onFound]);
}
