import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollBox.module.css';

export interface ScrollBoxProps {
  /** The accessible name, announced when the box receives focus. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Lets code scroll inside the page, from left to right in every language. It is a tab stop only while there is something to scroll:
 * needless tab stops cost keyboard users time, but without one they could not reach the content.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // Until a script measures the box, it is a tab stop, to be safe.
  const [isOverflowing, setIsOverflowing] = useState(true);
  const [isWide, setIsWide] = useState(false);
  const [hasMore, setHasMore] = useState(false);

  const measureRest = () => {
    if (!box.current) return;
    const { scrollWidth, clientWidth, scrollLeft } = box.current;
    // Zoomed pages have rounding errors of less than a pixel.
    setHasMore(scrollWidth - clientWidth - scrollLeft > 1);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setIsWide(element.scrollWidth > element.clientWidth);
      setIsOverflowing(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
      measureRest();
    };
    // The observer calls back after the first layout, so this effect forces none.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.root} dir="ltr" data-overflowing={isWide || undefined} data-more={hasMore || undefined}>
      <div
        ref={box}
        className={styles.box}
        // Not a region, since every code sample would be a landmark.
        role={isOverflowing ? 'group' : undefined}
        aria-label={isOverflowing ? label : undefined}
        tabIndex={isOverflowing ? 0 : undefined}
        onScroll={measureRest}
      >
        {children}
      </div>
    </div>
  );
}
