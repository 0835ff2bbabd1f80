import { useEffect, useId, useRef, useState } from 'react';
import { ErrorText } from '../../components/Form/FieldMessages';
import { plans, pricingPage } from '../../content/plans';
import { announce } from '../../lib/announce';
import { useEarlyValue } from '../../lib/useEarlyValue';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanFinder.module.css';
import { PlanLink } from './PlanLink';
import { highestLimit, planThatFits } from './planThatFits';

const { finder } = pricingPage;
/** The second half is for rates above every limit. */
const range = { min: 10, max: 2 * highestLimit, step: 10 };
/** The time without a change before the answer is announced, so that not every digit or slider step is announced. */
const settleDelayMs = 700;
const format = (requests: number) => requests.toLocaleString('en');

/** Finds the plan for a rate that the visitor enters as a number or with a slider. Hidden without script. */
export function PlanFinder() {
  const id = useId();
  /** Requests per minute, as typed. */
  const [requests, setRequests] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, ({ value }) => setRequests(value));

  const plan = planThatFits(requests);
  const action = plans.find((text) => text.id === plan?.id)?.action;
  const isInvalid = requests !== '' && !plan;
  useEffect(() => {
    const timer = setTimeout(() => plan && announce(finder.result(plan)), settleDelayMs);
    return () => clearTimeout(timer);
  }, [requests, plan]);

  return (
    <div role="group" className={layout.stack} data-with-js aria-label={finder.label}>
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
          aria-describedby={`${id}-answer`}
          aria-invalid={isInvalid || undefined}
          onChange={({ target }) => setRequests(target.value)}
        />
      </div>
      <div className={layout.stack} data-gap="half">
        <label htmlFor={`${id}-range`}>{finder.slider(format(range.min), format(range.max))}</label>
        <input
          id={`${id}-range`}
          className={styles.range}
          data-empty={plan ? undefined : ''}
          type="range"
          {...range}
          value={plan ? requests : range.min}
          aria-valuetext={plan ? finder.value(format(Number(requests))) : finder.noValue}
          onChange={({ target }) => setRequests(target.value)}
        />
      </div>
      <div className={styles.answer}>
        <div id={`${id}-answer`}>
          {requests === '' && <p>{finder.hint}</p>}
          {plan && (
            <p>
              <strong>{finder.result(plan)}</strong>
            </p>
          )}
          {/* Stays while more is typed, so it is announced once. */}
          <div role="status">{isInvalid && <ErrorText text={finder.invalid} />}</div>
        </div>
        {action && <PlanLink action={action} variant="standalone" />}
      </div>
    </div>
  );
}
