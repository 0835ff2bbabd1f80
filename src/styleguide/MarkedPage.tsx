import { type ReactNode, useCallback } from 'react';
import { type BaseLocationHook, Router } from 'wouter';

export interface MarkedPageProps {
  /** The path of the page that links mark as current. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Tells links which page is current. The style guide cannot show another page, so following a link loads it. */
export function MarkedPage({ path, children }: MarkedPageProps) {
  const hook = useCallback<BaseLocationHook>(() => [path, (to: string) => location.assign(to)], [path]);
  return <Router hook={hook}>{children}</Router>;
}
