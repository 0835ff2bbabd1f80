import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` when Back, Forward, or a fragment leads to another history entry. */
export function useBack(onBack: () => void): void {
  const handlePopState = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => handlePopState();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}
