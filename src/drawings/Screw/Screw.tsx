export interface ScrewProps {
  /** The angle of the slot, in degrees. Use different angles for neighboring screws. */
  readonly turn: number;
}

/** The angles of the four screws of a panel. */
export const cornerTurns = [20, 115, 70, 160];

/** A screw on a faceplate or a rack. Decoration. */
export function Screw({ turn }: ScrewProps) {
  return (
    <svg viewBox="0 0 16 16" width="0.875rem" fill="none" stroke="var(--color-line)" strokeWidth="1.5" aria-hidden="true">
      <circle cx="8" cy="8" r="6.75" />
      <path d="M3.5 8h9" transform={`rotate(${turn} 8 8)`} />
    </svg>
  );
}
