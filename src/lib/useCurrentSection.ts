/** The section that a table of contents marks as current. */
import { useEffect, useState } from 'react';

/** The top tenth of the viewport and everything above it. A section is reached when its start is there. */
const rootMargin = '10000000px 0px -90% 0px';

/**
 * The index of the current section, or -1 before hydration and above the first section. `sections` have the ids of their headings.
 * An IntersectionObserver avoids layout work on scroll.
 */
export function useCurrentSection(sections: readonly { readonly id: string }[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const elements = sections.map(({ id }) => document.getElementById(id)?.closest('section'));
    const reached: boolean[] = [];
    const update = () => {
      // At the end of the page, the target of a link may be below the top of the viewport.
      const isAtEnd = innerHeight + scrollY > document.documentElement.scrollHeight - 2;
      const targeted = sections.findIndex(({ id }) => location.hash === `#${id}`);
      setCurrent(Math.max(isAtEnd ? targeted : -1, reached.lastIndexOf(true)));
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) reached[elements.indexOf(target as HTMLElement)] = isIntersecting;
        update();
      },
      { rootMargin },
    );
    for (const element of elements) if (element) observer.observe(element);
    // At the end of the page, a link to a section does not scroll.
    addEventListener('hashchange', update);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', update);
    };
  }, [sections]);
  return current;
}
