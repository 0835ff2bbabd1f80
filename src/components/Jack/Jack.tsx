import styles from './Jack.module.css';

export interface JackProps {
  /** A cable is plugged in. */
  readonly isPlugged?: boolean;
  /** Shown in the hole, as a step number. */
  readonly text?: string;
}

/** A socket of the patch bay: a ring round a dark hole. A picture only; what it says must stand in words nearby. */
export function Jack(props: JackProps) {
  return (
    <svg className={styles.root} viewBox="0 0 48 48" aria-hidden="true">
      <JackShape x={24} y={24} {...props} />
    </svg>
  );
}

/** A jack inside another drawing, 45 units wide, round the point `x`, `y`. */
export function JackShape({ x, y, isPlugged, text }: JackProps & { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle className={styles.ring} cx={x} cy={y} r="21" />
      <circle className={styles.hole} cx={x} cy={y} r="14" />
      {isPlugged && <circle className={styles.plug} cx={x} cy={y} r="8" />}
      {text && (
        <text className={styles.text} x={x} y={y} textAnchor="middle" dominantBaseline="central">
          {text}
        </text>
      )}
    </>
  );
}
