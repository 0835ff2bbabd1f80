/** Kinds differ in width, dashes, or place, not in color alone (WCAG 1.4.1). */
export const strokes = {
  /** Carries the call. */
  key: { stroke: 'var(--color-cable)', strokeWidth: 10 },
  /** Is ready for a failover. */
  standby: { stroke: 'var(--color-cable-4)', strokeWidth: 6, strokeDasharray: '2 11' },
  /** Carries the call after a failover. */
  takeover: { stroke: 'var(--color-cable-4)', strokeWidth: 10 },
  /** Has failed. */
  cut: { stroke: 'var(--color-text-muted)', strokeWidth: 4, strokeDasharray: '3 9' },
  /** Keys of other services. */
  key2: { stroke: 'var(--color-cable-4)', strokeWidth: 6 },
  key3: { stroke: 'var(--color-cable-2)', strokeWidth: 6 },
  key4: { stroke: 'var(--color-cable-3)', strokeWidth: 6 },
  key5: { stroke: 'var(--color-text-muted)', strokeWidth: 6 },
} as const;

export type CableKind = keyof typeof strokes;

export interface CableProps {
  /** The `d` attribute of an SVG path. */
  readonly path: string;
  readonly kind?: CableKind;
  /** Keeps the stroke width in CSS px when the drawing is stretched. */
  readonly isStretched?: boolean;
  /** Multiplies the width. */
  readonly weight?: number;
}

/** A cable in a drawing. Its outline has the color of the panel, so that crossing cables stay apart. */
export function Cable({ path, kind = 'key', isStretched, weight = 1 }: CableProps) {
  const { strokeWidth, ...stroke } = strokes[kind];
  const line = { d: path, fill: 'none', strokeLinecap: 'round', vectorEffect: isStretched ? 'non-scaling-stroke' : undefined } as const;
  return (
    <>
      <path {...line} stroke="var(--color-surface-raised)" strokeWidth={strokeWidth * weight + 5} />
      <path {...line} {...stroke} strokeWidth={strokeWidth * weight} />
    </>
  );
}
