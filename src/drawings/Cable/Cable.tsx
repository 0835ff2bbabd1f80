export interface CableProps {
  /** The `d` of a path. */
  readonly path: string;
  /** `key` carries the call, `standby` would take over, `takeover` has taken over, `cut` has failed. */
  readonly kind?: keyof typeof looks;
  /** For a drawing that is stretched: the cable keeps its thickness, in CSS px. */
  readonly isStretched?: boolean;
}

/** Kinds differ by thickness and dashes, not by colour alone (WCAG 1.4.1). */
const looks = {
  key: { stroke: 'var(--color-cable)', strokeWidth: 10 },
  standby: { stroke: 'var(--color-cable-4)', strokeWidth: 6, strokeDasharray: '2 11' },
  takeover: { stroke: 'var(--color-cable-4)', strokeWidth: 10 },
  cut: { stroke: 'var(--color-text-muted)', strokeWidth: 4, strokeDasharray: '3 9' },
} as const;

/** A cable inside a drawing. A thick cable has an outline in the colour of the panel, which separates cables that cross. */
export function Cable({ path, kind = 'key', isStretched }: CableProps) {
  const line = { d: path, fill: 'none', strokeLinecap: 'round', vectorEffect: isStretched ? 'non-scaling-stroke' : undefined } as const;
  return (
    <>
      {looks[kind].strokeWidth === 10 && <path {...line} stroke="var(--color-surface-raised)" strokeWidth="15" />}
      <path {...line} {...looks[kind]} />
    </>
  );
}
