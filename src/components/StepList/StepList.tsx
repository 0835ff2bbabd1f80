import type { ReactNode } from 'react';
import { stepPrefix } from '../../content/interface';
import { Jack } from '../../drawings/Jack/Jack';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import layout from '../../styles/layout.module.css';
import styles from './StepList.module.css';

export interface StepListProps {
  readonly steps: readonly ReactNode[];
  /** `row` puts the steps side by side in wide containers. */
  readonly variant?: 'column' | 'row';
  /** `plugs` is for a list whose order has no meaning. */
  readonly jacks?: 'numbers' | 'plugs';
  /** The cable does not reach the last step. */
  readonly isCut?: boolean;
}

/** A list whose numbers are jacks on a cable. */
export function StepList({ steps, variant = 'column', jacks = 'numbers', isCut = false }: StepListProps) {
  const List = jacks === 'numbers' ? 'ol' : 'ul';
  return (
    <List className={styles.root} data-variant={variant} data-cut={isCut || undefined}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step}>
          {index < steps.length - 1 && <CableToNext variant={variant} isCut={isCut && index === steps.length - 2} />}
          {jacks === 'numbers' ? <Jack text={String(index + 1)} /> : <Jack isPlugged />}
          <div className={styles.text}>
            {/* The list has no markers, so screen readers would not announce the numbers. */}
            {jacks === 'numbers' && <VisuallyHidden>{`${stepPrefix(index + 1)} `}</VisuallyHidden>}
            {step}
          </div>
        </li>
      ))}
    </List>
  );
}

function CableToNext({ variant, isCut }: { readonly variant: 'column' | 'row'; readonly isCut: boolean }) {
  const isRow = variant === 'row';
  return (
    <svg className={styles.cable} viewBox="0 0 100 100" width="100" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={isRow ? layout.narrowOnly : undefined}
        d={isCut ? 'M50 0C86 24 30 34 40 56' : 'M50 0C86 34 14 66 50 100'}
        vectorEffect="non-scaling-stroke"
      />
      {isRow && <path className={layout.wideOnly} d="M0 50C30 104 70 104 100 50" vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
