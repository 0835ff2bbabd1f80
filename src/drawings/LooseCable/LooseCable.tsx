import { Cable } from '../Cable/Cable';
import { JackShape } from '../Jack/Jack';
import { SidePlug } from './SidePlug';
import styles from './LooseCable.module.css';

/** A jack and an unplugged cable. It fills the width of its parent, and a narrow parent crops the cable. Decoration. */
export function LooseCable() {
  return (
    <svg className={styles.root} viewBox="0 0 360 120" width="240" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <JackShape x={35} y={60} />
      <Cable path="M160 60C220 60 196 104 252 98S304 26 400 26" />
      <SidePlug x={160} y={60} />
    </svg>
  );
}
