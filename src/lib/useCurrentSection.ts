/** The section that a table of contents marks as current. */
import { useEffect, useState } from 'react';

/**
 * The index of the current section, or -1 before hydration and above the first section. `sections` have the ids of their headings.
 *
 * It is the first section that starts in the top third of the viewport, or else the one that started above. So a short section that a link
 * has opened counts although the next one starts close below it. IntersectionObservers avoid layout work on scroll.
 */
export function useCurrentSection(sections: readonly { readonly id: string }[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const headings = sections.map(({ id }) => document.getElementById(id));
    const elements = headings.map((heading) => heading?.closest('section'));
    let [passed, reached] = [-1, -1];
    const update = () => {
      const targeted = sections.findIndex(({ id }) => location.hash === `#${id}`);
      // At the end of the page, the target of a link may be below the top third. Only for a target, because it reads layout.
      const isAtEnd = targeted >= 0 && innerHeight + scrollY > document.documentElement.scrollHeight - 2;
      setCurrent(Math.max(isAtEnd ? targeted : -1, Math.min(passed + 1, reached)));
    };
    /** Reports the last section that starts above a line of the viewport. */
    const observeLine = (line: number, report: (last: number) => void) => {
      const above: boolean[] = [];
      const observer = new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) above[elements.indexOf(target as HTMLElement)] = isIntersecting;
          report(above.lastIndexOf(true));
          update();
        },
        { rootMargin: `10000000px 0px ${line - innerHeight}px 0px` },
      );
      for (const element of elements) if (element) observer.observe(element);
      return observer;
    };
    let observers: readonly IntersectionObserver[] = [];
    const disconnect = () => observers.forEach((observer) => observer.disconnect());
    const observe = () => {
      disconnect();
      const top = linkedTop(headings[0]);
      observers = [
        observeLine(top - 8, (last) => (passed = last)),
        observeLine(Math.max(innerHeight / 3, top + 8), (last) => (reached = last)),
      ];
    };
    // In a frame, because it reads styles, which the commit has changed.
    const frame = requestAnimationFrame(observe);
    addEventListener('resize', observe);
    // At the end of the page, a link to a section does not scroll.
    addEventListener('hashchange', update);
    return () => {
      cancelAnimationFrame(frame);
      disconnect();
      removeEventListener('resize', observe);
      removeEventListener('hashchange', update);
    };
  }, [sections]);
  return current;
}

/** How far below the top of the viewport a link scrolls a heading. */
function linkedTop(heading: HTMLElement | null | undefined): number {
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
  return padding + (heading ? pixels(getComputedStyle(heading).scrollMarginTop) : 0);
}
