import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../lib/announce';

export interface InteractionSampleProps {
  /** What somebody does with the sample. The same function at each render. */
  readonly play: (sample: HTMLElement) => void | Promise<void>;
  /** Milliseconds to wait before. */
  readonly after?: number;
  /** For a state that passes by itself: what it looks like stays, as a copy that does nothing. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

/** Shows a state that no prop sets, by doing once what leads to it. Nothing is spoken, and the address stays. */
export function InteractionSample({ play, after = 0, isKept, children }: InteractionSampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const [copy, setCopy] = useState<readonly Node[]>();

  useEffect(() => {
    const timer = setTimeout(async () => {
      const { href } = location;
      if (root.current) await play(root.current);
      if (location.href !== href) history.replaceState(history.state, '', href);
      // Takes back what a component has asked to be spoken: nobody pressed anything.
      announce('');
      if (isKept && root.current) setCopy(Array.from(root.current.childNodes, (node) => node.cloneNode(true)));
    }, after);
    return () => clearTimeout(timer);
  }, [play, after, isKept]);

  return copy ? <div ref={(element) => element?.replaceChildren(...copy)} /> : <div ref={root}>{children}</div>;
}
