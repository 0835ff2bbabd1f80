/** Which section of a page is being read. */
import { useEffect, useState } from 'react';
import { currentHash } from './hash';

/** A section is read from when its start has come into the upper two fifths of the window. What is above that counts, however far. */
const reachedPart = '10000000px 0px -60% 0px';

/**
 * The id of the section being read: of `sections`, each with the id of its heading. None before the app is here and above the first.
 * The browser says when sections come and go, so that nothing is measured while somebody scrolls.
 */
export function useSectionBeingRead(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = sections.map(({ id }) => document.getElementById(id)?.closest('section'));
    const reached = new Set<Element>();
    const update = () => {
      const last = elements.findLastIndex((element) => element && reached.has(element));
      // At its end a page scrolls no further: what a link has led to may stand lower there.
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
      const named = isAtEnd ? sections.findIndex(({ id }) => id === currentHash()) : -1;
      setCurrent(sections[Math.max(last, named)]?.id);
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) reached[isIntersecting ? 'add' : 'delete'](target);
        update();
      },
      { rootMargin: reachedPart },
    );
    for (const element of elements) if (element) observer.observe(element);
    // Where a page is at its end, a link scrolls nothing.
    window.addEventListener('hashchange', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', update);
    };
  }, [sections]);
  return current;
}
