import { Cable } from '../Cable/Cable';
import { JackShape, PlugShape } from '../Jack/Jack';
import { SidePlug } from './SidePlug';
import styles from './LooseCable.module.css';

export interface LooseCableProps {
  /** Draws a cut cable instead of an unplugged cable. */
  readonly isCut?: boolean;
}

/** A jack and a disconnected cable. It fills the width of its parent, and a narrow parent crops the cable. Decoration. */
export function LooseCable({ isCut }: LooseCableProps) {
  return (
    <svg className={styles.root} viewBox="0 0 360 120" width="240" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <JackShape x={35} y={60} />
      {isCut ? (
        <>
          <Cable path="M35 60C72 60 62 92 98 90" />
          <Cable path="M142 70C196 54 196 106 254 96S304 26 380 26" />
          {strands.map(({ color, left, right }) => (
            <path key={color} d={left + right} fill="none" stroke={color} strokeWidth="2" strokeLinecap="round" />
          ))}
          <PlugShape x={35} y={60} />
        </>
      ) : (
        <>
          <Cable path="M160 60C220 60 196 104 252 98S304 26 400 26" />
          <SidePlug x={160} y={60} />
        </>
      )}
    </svg>
  );
}

/** The wires at both ends of the cut. */
const strands = [
  { color: 'var(--color-cable-2)', left: 'M100 88q7-2 9-7', right: 'M140 69q-7-1-10-6' },
  { color: 'var(--color-cable-3)', left: 'M101 90q8 0 13-2', right: 'M139 71q-7 2-13 0' },
  { color: 'var(--color-cable-4)', left: 'M100 92q6 2 8 6', right: 'M140 73q-6 2-8 7' },
];
