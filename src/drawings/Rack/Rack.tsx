import type { ReactNode } from 'react';
import { cornerTurns, Screw } from '../Screw/Screw';
import styles from './Rack.module.css';

export interface RackProps {
  readonly children: ReactNode;
  /** Shown on a strip at the top. With a heading, the default variant is `bare`. */
  readonly heading?: string;
  readonly headingId?: string;
  readonly headingLevel?: 2 | 3;
  /** `bare` has no padding. */
  readonly variant?: 'padded' | 'bare';
}

/** A panel with a screw in each corner, for drawings of jacks and cables. Dark in every theme. */
export function Rack({ children, heading, headingId, headingLevel = 2, variant = heading ? 'bare' : 'padded' }: RackProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root} data-variant={variant}>
      {cornerTurns.map((turn) => (
        <span key={turn} className={styles.corner}>
          <Screw turn={turn} />
        </span>
      ))}
      {heading && (
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
      )}
      {children}
    </div>
  );
}
