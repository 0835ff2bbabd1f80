import type { ReactNode } from 'react';

interface StretchedProps {
  /** In the units of its paths. The width is 100. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Fills the drawing that it is in with its content, which is stretched. Cables in it need `isStretched`. */
export function Stretched({ height, children }: StretchedProps) {
  return (
    <svg viewBox={`0 0 100 ${height}`} width="100%" height="100%" preserveAspectRatio="none" overflow="visible">
      {children}
    </svg>
  );
}

interface AtProps {
  /** CSS lengths or percentages. */
  readonly x: string;
  readonly y: string;
  readonly children: ReactNode;
}

/** Its content is not stretched: it has its origin at `x`, `y`, and 16 units are a rem. */
export function At({ x, y, children }: AtProps) {
  return (
    <svg x={x} y={y} width="1rem" height="1rem" viewBox="0 0 16 16" overflow="visible">
      {children}
    </svg>
  );
}
