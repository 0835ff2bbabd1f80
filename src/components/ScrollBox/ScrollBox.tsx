import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollBox.module.css';

export interface ScrollBoxProps {
  /** The accessible name, announced when the box receives focus. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls wide code or a wide table sideways, left to right in every language. It is a tab stop only while its content overflows, or it has focus. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // True until measured, so that prerendered content is reachable by keyboard.
  const [isTabStop, setIsTabStop] = useState(true);
  const [isOverflowing, setIsOverflowing] = useState(false);
  const [hasMore, setHasMore] = useState(false);

  const measureRest = () => {
    if (!box.current) return;
    const { scrollWidth, clientWidth, scrollLeft } = box.current;
    // Zoom causes rounding errors of less than a pixel.
    setHasMore(scrollWidth - clientWidth - scrollLeft > 1);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const isWider = element.scrollWidth > element.clientWidth;
      setIsOverflowing(isWider);
      // With focus, it stays a tab stop, because it would lose focus otherwise.
      setIsTabStop(isWider || element.scrollHeight > element.clientHeight || element === document.activeElement);
      measureRest();
    };
    // The observer calls back after the first layout, so the effect does not force one.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.root} dir="ltr" data-overflowing={isOverflowing || undefined} data-more={hasMore || undefined}>
      <div
        ref={box}
        className={styles.box}
        // Not a region, because every code sample would be a landmark.
        role={isTabStop ? 'group' : undefined}
        aria-label={isTabStop ? label : undefined}
        tabIndex={isTabStop ? 0 : undefined}
        onScroll={measureRest}
      >
        {children}
      </div>
    </div>
  );
}
