/** Sets `hidden="until-found"`, which React supports only as a boolean (facebook/react#24741). */
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * While `isHidden`, hides an element from everything but the browser's find-in-page; `onFound` must then show it. The
 * prerendered HTML does not hide it, since without script nothing could show it again.
 */
export function useHiddenUntilFound(ref: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    if (isHidden) ref.current?.setAttribute('hidden', 'until-found');
    else ref.current?.removeAttribute('hidden');
  }, [ref, isHidden]);

  useEffect(() => {
    const element = ref.current;
    const handleFound = () => {
      // The mark of the inline script (collapsedPanels.ts), which is for the time before hydration.
      delete element?.dataset.matched;
      onFound();
    };
    element?.addEventListener('beforematch', handleFound);
    return () => element?.removeEventListener('beforematch', handleFound);
  }, [ref, onFound]);
}
