import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ErrorText } from '../../components/Form/FieldMessages';
import type { PlanFacts } from '../../content/planFacts';
import { pricingPage } from '../../content/plans';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { highestLimit, isCount } from './planThatFits';
import styles from './PlanFinder.module.css';

export interface PlanFinderProps {
  /** Requests per minute, as typed. */
  readonly requests: string;
  /** The plan that fits them. */
  readonly plan: PlanFacts | undefined;
  readonly onChange: (requests: string) => void;
}

const { finder } = pricingPage;
/** The second half is for rates above every limit. */
const range = { min: 10, max: 2 * highestLimit, step: 10 };
/** The time without a change before the result is announced, so that not every digit or slider step is announced. */
const settleDelayMs = 700;
const format = (requests: number) => requests.toLocaleString('en');

/** Finds the plan for a rate that the visitor enters as a number or with a slider. Hidden without script. */
export function PlanFinder({ requests, plan, onChange }: PlanFinderProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // React receives no event for text typed before hydration or for values that the browser restores.
  useLayoutEffect(() => {
    if (field.current?.value) onChange(field.current.value);
    // On mount only: `onChange` reports later changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const isInvalid = requests !== '' && !isCount(requests);
  const settled = useSettled(requests) === requests;

  return (
    <div role="group" className={`${layout.stack} ${styles.root}`} data-with-js aria-label={finder.label}>
      <div className={layout.stack} data-gap="half">
        <label htmlFor={`${id}-number`}>
          <strong>{finder.label}</strong>
        </label>
        <input
          ref={field}
          id={`${id}-number`}
          className={`${primitives.field} ${styles.number}`}
          type="number"
          inputMode="numeric"
          min="1"
          step="1"
          value={requests}
          aria-describedby={`${id}-hint`}
          aria-invalid={isInvalid || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <div className={layout.stack} data-gap="half">
        <label htmlFor={`${id}-range`}>{finder.slider(format(range.min), format(range.max))}</label>
        <input
          id={`${id}-range`}
          className={`${primitives.field} ${styles.range}`}
          data-empty={isCount(requests) ? undefined : ''}
          type="range"
          {...range}
          value={isCount(requests) ? requests : range.min}
          aria-valuetext={plan ? finder.value(format(Number(requests))) : finder.noValue}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {requests === '' && (
        <p id={`${id}-hint`} className={styles.hint}>
          {finder.hint}
        </p>
      )}
      <div role="status" id={requests === '' ? undefined : `${id}-hint`} className={styles.answer}>
        {settled && plan && (
          <p>
            <strong>{finder.result(plan)}</strong>
          </p>
        )}
        {/* Shown at once, like the border. It stays while more is typed, so it is announced once. */}
        {isInvalid && <ErrorText text={finder.invalid} />}
      </div>
    </div>
  );
}

/** Returns the last value that stayed unchanged for `settleDelayMs`. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
