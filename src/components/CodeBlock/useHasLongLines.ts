import { type RefObject, useEffect, useState } from 'react';

/** Whether a line of the code inside `root` is wider than its box, so that it wraps or the box scrolls. True until measured. */
export function useHasLongLines(root: RefObject<Element | null>): boolean {
  const [hasLongLines, setHasLongLines] = useState(true);
  useEffect(() => {
    const code = root.current?.querySelector('pre');
    const box = code?.parentElement;
    if (!code || !box) return undefined;
    // The observer calls back after the first layout, so the effect does not force one.
    const observer = new ResizeObserver(() => {
      // A closed panel has no size, and a button that went would take focus with it.
      if (!box.clientWidth || root.current?.querySelector('[aria-pressed]:focus')) return;
      const lineHeight = Number.parseFloat(getComputedStyle(code).lineHeight);
      const isWrapped = Array.from(code.querySelectorAll<HTMLElement>('code > *')).some((line) => line.offsetHeight > 1.5 * lineHeight);
      setHasLongLines(isWrapped || box.scrollWidth > box.clientWidth);
    });
    for (const element of [box, code]) observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return hasLongLines;
}
