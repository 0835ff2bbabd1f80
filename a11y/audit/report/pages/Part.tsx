import type { ReactNode } from 'react';
import styles from './Part.module.css';

export interface PartProps {
  readonly id: string;
  readonly heading: string;
  /** `wide` gives the whole width to a table. */
  readonly variant?: 'wide';
  readonly children: ReactNode;
}

/** A part of a page of the report. Its heading stands beside it where there is room, and above it when it is wide. */
export function Part({ id, heading, variant, children }: PartProps) {
  return (
    <section className={styles.root} data-variant={variant} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
