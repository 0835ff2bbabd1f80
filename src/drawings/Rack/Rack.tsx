import type { ReactNode } from 'react';
import { Screw } from '../Screw/Screw';
import styles from './Rack.module.css';

export interface RackProps {
  readonly children: ReactNode;
  /** On a strip of its own; below it, the parts have all the room to the edges. */
  readonly heading?: string;
  /** `bare` leaves the room inside to its parts. */
  readonly variant?: 'padded' | 'bare';
}

/** A unit of the rack, screwed in at its corners: what drawings of jacks and cables are set in. Dark in every theme. */
export function Rack({ children, heading, variant = heading ? 'bare' : 'padded' }: RackProps) {
  return (
    <div className={styles.root} data-variant={variant}>
      {turns.map((turn) => (
        <span key={turn} className={styles.corner}>
          <Screw turn={turn} />
        </span>
      ))}
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  );
}

const turns = [20, 115, 70, 160];
