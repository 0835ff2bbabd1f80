import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../lib/announce';

export interface PlayedProps {
  /** Does with the sample what a person would. Must be the same function on each render. */
  readonly play: (sample: HTMLElement) => void;
  readonly children: ReactNode;
}

/** Shows a state that no prop sets, by playing once what leads to it. Nothing is announced, and the address stays. */
export function Played({ play, children }: PlayedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { href } = location;
      if (root.current) play(root.current);
      if (location.href !== href) history.replaceState(history.state, '', href);
      // Cancels the component's announcement: nobody pressed anything.
      announce('');
    });
    return () => clearTimeout(timer);
  }, [play]);
  return <div ref={root}>{children}</div>;
}
