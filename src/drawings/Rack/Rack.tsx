import type { ReactNode } from 'react';
import { cornerTurns, Screw } from '../Screw/Screw';
import styles from './Rack.module.css';

export interface RackProps {
  readonly children: ReactNode;
  /** Shown on a strip at the top. With a heading, the default variant is `bare`. */
  readonly heading?: string;
  /** `bare` has no padding. */
  readonly variant?: 'padded' | 'bare';
}

/** A panel with a screw in each corner, for drawings of jacks and cables. Dark in every theme. */
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
