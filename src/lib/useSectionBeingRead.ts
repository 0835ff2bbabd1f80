/** Which section of a page is being read. */
import { useEffect, useState } from 'react';

/** The top of the window, where links lead to, and all that is above: a section is reached when its start is there. */
const reachedPart = '10000000px 0px -90% 0px';

/**
 * The index of the section being read: of `sections`, each with the id of its heading. -1 before the app is here and above the first.
 * The browser says when sections come and go, so that nothing is measured while somebody scrolls.
 */
export function useSectionBeingRead(sections: readonly { readonly id: string }[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const elements = sections.map(({ id }) => document.getElementById(id)?.closest('section'));
    const reached: boolean[] = [];
    const update = () => {
      // At its end a page scrolls no further: what a link has led to may stand lower there.
      const isAtEnd = innerHeight + scrollY > document.documentElement.scrollHeight - 2;
      const named = sections.findIndex(({ id }) => location.hash === `#${id}`);
      setCurrent(Math.max(isAtEnd ? named : -1, reached.lastIndexOf(true)));
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) reached[elements.indexOf(target as HTMLElement)] = isIntersecting;
        update();
      },
      { rootMargin: reachedPart },
    );
    for (const element of elements) if (element) observer.observe(element);
    // Where a page is at its end, a link scrolls nothing.
    addEventListener('hashchange', update);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', update);
    };
  }, [sections]);
  return current;
}
