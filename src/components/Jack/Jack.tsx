import styles from './Jack.module.css';

export interface JackProps {
  /** A cable is plugged in. */
  readonly isPlugged?: boolean;
  /** Shown in the hole, as a step number. */
  readonly text?: string;
}

/** A socket of the patch bay: a ring round a dark hole. A picture only; what it says must stand in words nearby. */
export function Jack({ isPlugged, text }: JackProps) {
  return (
    <svg className={styles.root} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.ring} cx="24" cy="24" r="21" />
      <circle className={styles.hole} cx="24" cy="24" r="14" />
      {isPlugged && <circle className={styles.plug} cx="24" cy="24" r="8" />}
      {text && (
        <text className={styles.text} x="24" y="24" textAnchor="middle" dominantBaseline="central">
          {text}
        </text>
      )}
    </svg>
  );
}
