/** The section that a table of contents marks as current. */
import { useEffect, useState } from 'react';

/**
 * The index of the current section, or -1 before hydration and above the first section. `sections` have the ids of their headings.
 * An IntersectionObserver avoids layout work on scroll.
 */
export function useCurrentSection(sections: readonly { readonly id: string }[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const headings = sections.map(({ id }) => document.getElementById(id));
    const elements = headings.map((heading) => heading?.closest('section'));
    const reached: boolean[] = [];
    const update = () => {
      const targeted = sections.findIndex(({ id }) => location.hash === `#${id}`);
      // At the end of the page, the target of a link may be below the top of the viewport. Only for a target, because it reads layout.
      const isAtEnd = targeted >= 0 && innerHeight + scrollY > document.documentElement.scrollHeight - 2;
      setCurrent(Math.max(isAtEnd ? targeted : -1, reached.lastIndexOf(true)));
    };
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) reached[elements.indexOf(target as HTMLElement)] = isIntersecting;
          update();
        },
        // A section is reached when its start is in the top of the viewport or above it.
        { rootMargin: `10000000px 0px -${innerHeight - topHeight(headings[0])}px 0px` },
      );
      for (const element of elements) if (element) observer.observe(element);
    };
    // In a frame, because it reads styles, which the commit has changed.
    const frame = requestAnimationFrame(observe);
    addEventListener('resize', observe);
    // At the end of the page, a link to a section does not scroll.
    addEventListener('hashchange', update);
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      removeEventListener('resize', observe);
      removeEventListener('hashchange', update);
    };
  }, [sections]);
  return current;
}

/** The height of the top of the viewport: a tenth, or as far down as a link scrolls a heading, which is more in a low viewport. */
function topHeight(heading: HTMLElement | null | undefined): number {
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = heading ? pixels(getComputedStyle(heading).scrollMarginTop) : 0;
  // The box of an inline heading begins some pixels above its section.
  const leading = 8;
  return Math.round(Math.min(innerHeight, Math.max(innerHeight / 10, padding + margin + leading)));
}
