/** Sets `hidden="until-found"`. React supports `hidden` only as a boolean (facebook/react#24741). */
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * While `isHidden`, hides an element from everything but find-in-page. `onMatch` must show the element. The prerendered HTML shows it,
 * because without JavaScript nothing else could.
 */
export function useHiddenUntilFound(ref: RefObject<HTMLElement | null>, isHidden: boolean, onMatch: () => void): void {
  useLayoutEffect(() => {
    if (isHidden) ref.current?.setAttribute('hidden', 'until-found');
    else ref.current?.removeAttribute('hidden');
  }, [ref, isHidden]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [ref, onMatch]);
}
