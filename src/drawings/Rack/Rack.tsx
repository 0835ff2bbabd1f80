import type { ReactNode } from 'react';
import { cornerTurns, Screw } from '../Screw/Screw';
import styles from './Rack.module.css';

export interface RackProps {
  readonly children: ReactNode;
  /** Shown on a strip at the top; the content below it then has no padding. */
  readonly heading?: string;
  /** `bare` has no padding. */
  readonly variant?: 'padded' | 'bare';
}

/** A panel with screws in its corners, which holds drawings of jacks and cables. Dark in every theme. */
export function Rack({ children, heading, variant = heading ? 'bare' : 'padded' }: RackProps) {
  return (
    <div className={styles.root} data-variant={variant}>
      {cornerTurns.map((turn) => (
        <span key={turn} className={styles.corner}>
          <Screw turn={turn} />
        </span>
      ))}
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  );
}
