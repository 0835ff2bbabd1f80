/**
 * Parts of a drawing that grows with its column. If elements beside it name its parts, the element around both has `dir="ltr"`: a translator
 * to Arabic sets `dir="rtl"` on the page, which would mirror the names and not the drawing.
 */
import type { ReactNode } from 'react';

interface StretchedProps {
  /** In the units of the paths. The width is 100 units. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Stretches its content to the size of the parent drawing. Cables in it need `isStretched`. */
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

/** Places unstretched content with its origin at `x`, `y`. 16 units are one rem. */
export function At({ x, y, children }: AtProps) {
  return (
    <svg x={x} y={y} width="1rem" height="1rem" viewBox="0 0 16 16" overflow="visible">
      {children}
    </svg>
  );
}
