import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../lib/announce';

export interface InteractionSampleProps {
  /** Does with the sample what a person would. Must be the same function on each render. */
  readonly play: (sample: HTMLElement) => void | Promise<void>;
  /** Milliseconds to wait before playing. */
  readonly after?: number;
  /** For a state that ends by itself: an inert copy keeps showing it. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

/** Shows a state that no prop sets, by playing once what leads to it. Nothing is announced, and the address stays. */
export function InteractionSample({ play, after = 0, isKept, children }: InteractionSampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const [copy, setCopy] = useState<readonly Node[]>();

  useEffect(() => {
    const timer = setTimeout(async () => {
      const { href } = location;
      if (root.current) await play(root.current);
      if (location.href !== href) history.replaceState(history.state, '', href);
      // Cancels the component's announcement: nobody pressed anything.
      announce('');
      if (isKept && root.current) setCopy(Array.from(root.current.childNodes, (node) => node.cloneNode(true)));
    }, after);
    return () => clearTimeout(timer);
  }, [play, after, isKept]);

  return copy ? <div ref={(element) => element?.replaceChildren(...copy)} /> : <div ref={root}>{children}</div>;
}
