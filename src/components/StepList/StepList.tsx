import type { ReactNode } from 'react';
import { Jack } from '../Jack/Jack';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './StepList.module.css';

export interface StepListProps {
  readonly steps: readonly ReactNode[];
  /** `row` sets the steps side by side where there is room. */
  readonly variant?: 'column' | 'row';
}

/** Steps in order, numbered by jacks on one cable. */
export function StepList({ steps, variant = 'column' }: StepListProps) {
  return (
    <ol className={styles.root} data-variant={variant}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step}>
          <Jack text={String(index + 1)} />
          <div className={styles.text}>
            {/* The list draws no numbers of its own, so readers would not say them. */}
            <VisuallyHidden>{`Step ${index + 1}: `}</VisuallyHidden>
            {step}
          </div>
        </li>
      ))}
    </ol>
  );
}
