export interface JackProps {
  /** Shows the head of a plug in the hole. */
  readonly isPlugged?: boolean;
  /** Text in the hole, for example the number of a step. */
  readonly text?: string;
}

/** A socket of the patch bay: a ring around a dark hole. Screen readers skip it, so nearby text must say the same. */
export function Jack(props: JackProps) {
  return (
    <svg viewBox="0 0 48 48" width="3rem" aria-hidden="true">
      <JackShape x={24} y={24} {...props} />
    </svg>
  );
}

/**
 * A jack in another drawing, 43 units wide, with its center at `x`, `y`. Colors are attributes, because the build draws cards and
 * icons without stylesheets.
 */
export function JackShape({ x, y, isPlugged, text }: JackProps & { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="20" fill="var(--color-surface-raised)" stroke="var(--color-text)" strokeWidth="3" />
      <circle cx={x} cy={y} r="13" fill="var(--color-hole)" />
      {isPlugged && <PlugShape x={x} y={y} />}
      {text && (
        <text x={x} y={y} fill="var(--color-on-hole)" fontSize="16" fontWeight="700" textAnchor="middle" dominantBaseline="central">
          {text}
        </text>
      )}
    </>
  );
}

interface PlugShapeProps {
  readonly x: number;
  readonly y: number;
  /** The kind of its cable. The head of a `standby` plug is smaller and hollow. */
  readonly kind?: 'key' | 'standby' | 'takeover';
}

/** The head of a plug from the front. Draw it after its cable, because it covers the end of the cable. */
export function PlugShape({ x, y, kind = 'key' }: PlugShapeProps) {
  const color = kind === 'key' ? 'var(--color-cable)' : 'var(--color-cable-4)';
  return kind === 'standby' ? (
    <circle cx={x} cy={y} r="7" fill="var(--color-surface-raised)" stroke={color} strokeWidth="4" />
  ) : (
    <>
      <circle cx={x} cy={y} r="11" fill={color} stroke="var(--color-surface-raised)" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="3.5" fill="var(--color-surface-raised)" />
    </>
  );
}
