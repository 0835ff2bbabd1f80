import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the orientation of a list with a cable (CableTrail.module.css), which container queries of its stylesheet decide.
 * `horizontal` while prerendering and hydrating.
 */
export function useTrailOrientation(list: RefObject<Element | null>): 'horizontal' | 'vertical' {
  const [orientation, setOrientation] = useState<'horizontal' | 'vertical'>('horizontal');
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const isVertical = getComputedStyle(element).getPropertyValue('--trail-across') === '0';
      setOrientation(isVertical ? 'vertical' : 'horizontal');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return orientation;
}
