import { useEffect, useId, useRef } from 'react';
import { ErrorText } from '../../components/Form/FieldMessages';
import { useText } from '../../components/Form/useText';
import { plans, pricingPage } from '../../content/pages/plans';
import { announce } from '../../lib/announce';
import { readWholeNumber } from '../../lib/typedNumber';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanFinder.module.css';
import { PlanLink } from './PlanLink';
import { highestLimit, planThatFits } from './planThatFits';

const { finder } = pricingPage;
/** The slider starts at no number. Its second half is for rates above every limit. */
const range = { min: 0, max: 2 * highestLimit, step: 10 };
/** The time without a change before the answer is announced, so that not every digit or slider step is announced. */
const settleDelayMs = 700;
const format = (requests: number) => requests.toLocaleString('en');
const isWrong = (text: string) => text.trim() !== '' && !planThatFits(readWholeNumber(text));

/** Finds the plan for a rate that the visitor enters as a number or with a slider. Hidden without script. */
export function PlanFinder() {
  const id = useId();
  const { ref, value: text, onChange } = useText({ form: 'plan-finder', field: 'requests' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const requests = readWholeNumber(text);
  const plan = planThatFits(requests);
  const action = plans.find(({ id: planId }) => planId === plan?.id)?.action;

  // Only what the visitor changes is announced, not what the browser restores. An error is announced at once, and once.
  const handleChange = (newText: string) => {
    onChange(newText);
    clearTimeout(timer.current);
    const newPlan = planThatFits(readWholeNumber(newText));
    if (newPlan) timer.current = setTimeout(() => announce(finder.result(newPlan)), settleDelayMs);
    else if (isWrong(newText) && !isWrong(text)) announce(finder.invalid);
  };

  return (
    <div role="group" className={layout.stack} data-with-js aria-label={finder.label}>
      <div className={layout.stack} data-gap="half">
        <label htmlFor={`${id}-number`}>
          <strong>{finder.label}</strong>
        </label>
        {/* Not a number field: it refuses `1,000`, and the mouse wheel changes it instead of scrolling. */}
        <input
          ref={ref}
          id={`${id}-number`}
          className={`${primitives.field} ${styles.number}`}
          inputMode="numeric"
          value={text}
          aria-describedby={`${id}-answer`}
          aria-invalid={isWrong(text) || undefined}
          onChange={({ target }) => handleChange(target.value)}
        />
      </div>
      <div className={layout.stack} data-gap="half">
        <label htmlFor={`${id}-range`}>{finder.slider(format(range.max))}</label>
        <input
          id={`${id}-range`}
          className={styles.range}
          data-empty={plan ? undefined : ''}
          type="range"
          {...range}
          value={requests ?? range.min}
          aria-valuetext={valueText(requests)}
          onChange={({ target }) => handleChange(Number(target.value) ? target.value : '')}
        />
      </div>
      <div className={styles.answer}>
        <div id={`${id}-answer`}>
          {text.trim() === '' && <p>{finder.hint}</p>}
          {plan && (
            <p>
              <strong>{finder.result(plan)}</strong>
            </p>
          )}
          {isWrong(text) && (
            <p>
              <ErrorText text={finder.invalid} />
            </p>
          )}
        </div>
        {action && <PlanLink action={action} variant="standalone" />}
      </div>
    </div>
  );
}

function valueText(requests: number | undefined): string {
  if (!requests) return finder.noValue;
  return requests === range.max ? finder.highestValue(format(requests)) : finder.value(format(requests));
}
