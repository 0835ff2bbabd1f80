import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../lib/announce';

export interface PlayedSampleProps {
  /** Simulates the input of a visitor. Must be the same function on each render. */
  readonly play: (sample: HTMLElement) => void;
  readonly children: ReactNode;
}

/** Shows a state that no prop sets: plays input once after mount. Nothing is announced, and the URL does not change. */
export function PlayedSample({ play, children }: PlayedSampleProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { href } = location;
      if (root.current) play(root.current);
      if (location.href !== href) history.replaceState(history.state, '', href);
      // Replaces the announcement of the component, because no visitor acted.
      announce('');
    });
    return () => clearTimeout(timer);
  }, [play]);
  return <div ref={root}>{children}</div>;
}
