import type { ReactNode } from 'react';
import { Screw } from '../Screw/Screw';
import styles from './Rack.module.css';

export interface RackProps {
  readonly children: ReactNode;
  /** `bare` leaves the room inside to its parts. */
  readonly variant?: 'padded' | 'bare';
}

/** A unit of the rack, screwed in at its corners: what drawings of jacks and cables are set in. Dark in every theme. */
export function Rack({ children, variant = 'padded' }: RackProps) {
  return (
    <div className={styles.root} data-variant={variant}>
      {turns.map((turn) => (
        <span key={turn} className={styles.corner}>
          <Screw turn={turn} />
        </span>
      ))}
      {children}
    </div>
  );
}

const turns = [20, 115, 70, 160];
