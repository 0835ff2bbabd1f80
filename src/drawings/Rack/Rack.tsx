import type { ReactNode } from 'react';
import { cornerTurns, Screw } from '../Screw/Screw';
import styles from './Rack.module.css';

export interface RackProps {
  readonly children: ReactNode;
  /** Shown on a strip at the top. */
  readonly heading?: string;
  readonly headingId?: string;
  readonly headingLevel?: 2 | 3;
}

/** A panel with a screw in each corner, for drawings of jacks and cables. Dark in every theme. */
export function Rack({ children, heading, headingId, headingLevel = 2 }: RackProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
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
