import { JackShape } from '../Jack/Jack';
import styles from './LooseCable.module.css';

/** A jack, and beside it a cable that is not plugged in. Decoration. */
export function LooseCable() {
  return (
    <svg className={styles.root} viewBox="0 0 480 110" aria-hidden="true">
      <JackShape x={24} y={40} />
      <path className={styles.cable} d="M480 16C400 16 350 92 260 92S170 40 130 40" />
      <path className={styles.plug} d="M96 40h34" />
    </svg>
  );
}
