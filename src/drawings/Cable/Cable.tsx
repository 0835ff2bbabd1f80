export interface CableProps {
  /** The `d` attribute of an SVG path. */
  readonly path: string;
  /** `key` carries the call, `standby` is the failover, `takeover` is a failover that carries the call, `cut` has failed. */
  readonly kind?: keyof typeof strokes;
  /** Keeps the stroke width in CSS px when the drawing is stretched. */
  readonly isStretched?: boolean;
  /** Multiplies the width. */
  readonly weight?: number;
}

/** Kinds differ in width and dashes, not in color alone (WCAG 1.4.1). */
const strokes = {
  key: { stroke: 'var(--color-cable)', strokeWidth: 10 },
  standby: { stroke: 'var(--color-cable-4)', strokeWidth: 6, strokeDasharray: '2 11' },
  takeover: { stroke: 'var(--color-cable-4)', strokeWidth: 10 },
  cut: { stroke: 'var(--color-text-muted)', strokeWidth: 4, strokeDasharray: '3 9' },
} as const;

/** A cable in a drawing. A thick cable has an outline in the color of the panel, so that crossing cables stay apart. */
export function Cable({ path, kind = 'key', isStretched, weight = 1 }: CableProps) {
  const { strokeWidth, ...stroke } = strokes[kind];
  const line = { d: path, fill: 'none', strokeLinecap: 'round', vectorEffect: isStretched ? 'non-scaling-stroke' : undefined } as const;
  return (
    <>
      {strokeWidth === 10 && <path {...line} stroke="var(--color-surface-raised)" strokeWidth={10 * weight + 5} />}
      <path {...line} {...stroke} strokeWidth={strokeWidth * weight} />
    </>
  );
}
