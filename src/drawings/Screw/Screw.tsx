export interface ScrewProps {
  /** The angle of the slot, in degrees. Use different angles for neighboring screws. */
  readonly turn: number;
}

/** The angles of the four screws of a panel. */
export const cornerTurns = [20, 115, 70, 160];

/** A screw on a faceplate or a rack. Decoration. */
export function Screw({ turn }: ScrewProps) {
  return (
    <svg viewBox="-6 -6 12 12" width="0.875rem" aria-hidden="true">
      <ScrewShape x={0} y={0} turn={turn} />
    </svg>
  );
}

/** A screw in another drawing, with its center at `x`, `y`. */
export function ScrewShape({ x, y, turn }: ScrewProps & { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="none" stroke="var(--color-line)" strokeWidth="1.25">
      <circle r="5" />
      <path d="M-3.5 0h7" />
    </g>
  );
}
