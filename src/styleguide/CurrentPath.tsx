import { type ReactNode, useCallback } from 'react';
import { type BaseLocationHook, Router } from 'wouter';

export interface CurrentPathProps {
  /** Links to this path are marked as current. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Sets the current page for links inside it. A click on a link is a full page load, because the style guide is one page. */
export function CurrentPath({ path, children }: CurrentPathProps) {
  const hook = useCallback<BaseLocationHook>(() => [path, (to: string) => location.assign(to)], [path]);
  // On the server there is no query to read.
  return (
    <Router hook={hook} ssrSearch="">
      {children}
    </Router>
  );
}
