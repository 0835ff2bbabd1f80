import { Cable } from '../../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import styles from './Logo.module.css';

/** The logo in the header, which draws the cable that hangs out of it. Decoration: the name stands beside it. */
export function Logo() {
  return (
    <svg className={styles.root} viewBox="0 0 48 48" aria-hidden="true">
      <JackShape x={22} y={22} isPlugged />
    </svg>
  );
}

/** The whole logo inside another drawing, 48 units wide and high: a jack with the key cable plugged in. */
export function LogoShape() {
  return (
    <>
      <JackShape x={22} y={22} />
      <Cable path="M22 22V30C22 40 30 43 45 43" />
      <PlugShape x={22} y={22} />
    </>
  );
}
