import { Cable } from '../Cable/Cable';
import { JackShape } from '../Jack/Jack';
import styles from './LooseCable.module.css';

/** A jack, and beside it a cable that is not plugged in. Decoration. */
export function LooseCable() {
  return (
    <svg className={styles.root} viewBox="0 0 480 128" aria-hidden="true">
      <JackShape x={24} y={40} />
      <Cable path="M474 16C400 16 350 104 260 104S190 40 138 40" />
      <path d="M98 40h14" stroke="var(--color-text)" strokeWidth="7" />
      <path d="M110 40h32" stroke="var(--color-text)" strokeWidth="18" />
    </svg>
  );
}
