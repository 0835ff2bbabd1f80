import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollBox } from '../../content/controls';
import styles from './ScrollBox.module.css';

export interface ScrollBoxProps {
  /** What scrolls in the box; spoken when it takes focus. */
  readonly label: string;
  readonly children: ReactNode;
  /** Says in words, above the box, that it scrolls sideways, while it does. */
  readonly hasHint?: boolean;
}

/**
 * Lets wide content scroll inside the page. A stop for the Tab key only while there is something to scroll:
 * extra stops cost keyboard users time, a box without a stop costs them its content.
 */
export function ScrollBox({ label, children, hasHint }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // Without script nobody measures: reachable is the safe answer.
  const [isOverflowing, setIsOverflowing] = useState(true);
  const [hasMore, setHasMore] = useState(false);

  const measureRest = () => {
    if (!box.current) return;
    const { scrollWidth, clientWidth, scrollLeft } = box.current;
    // Less than a pixel is the rounding of zoomed pages.
    setHasMore(scrollWidth - clientWidth - Math.abs(scrollLeft) > 1);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setIsOverflowing(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
      measureRest();
    };
    // It calls at once, in the next frame, when what has just been rendered is laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {hasHint && (
        <p className={styles.hint} hidden={!isOverflowing}>
          {scrollBox.hint}
        </p>
      )}
      <div className={styles.root} data-more={hasMore || undefined}>
        <div
          ref={box}
          className={styles.box}
          // A group and not a region: ten code samples are not ten landmarks.
          role={isOverflowing ? 'group' : undefined}
          aria-label={isOverflowing ? label : undefined}
          tabIndex={isOverflowing ? 0 : undefined}
          onScroll={measureRest}
        >
          {children}
        </div>
      </div>
    </>
  );
}
