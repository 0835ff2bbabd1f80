import { type ReactNode, useCallback } from 'react';
import { type BaseLocationHook, Router } from 'wouter';

export interface FakeLocationProps {
  /** The path that links take for the current page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Says where links are. The app is not here to show another page, so each of them is followed by a full load. */
export function FakeLocation({ path, children }: FakeLocationProps) {
  const hook = useCallback<BaseLocationHook>(() => [path, (to: string) => location.assign(to)], [path]);
  return <Router hook={hook}>{children}</Router>;
}
