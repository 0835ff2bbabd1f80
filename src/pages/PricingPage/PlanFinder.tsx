import { useEffect, useId, useRef } from 'react';
import { ErrorText } from '../../components/Form/FieldMessages';

import { SiteLink } from '../../components/SiteLink/SiteLink';
import { limitOf, type PlanFacts, planFacts } from '../../content/facts/planFacts';
import { pricingPage } from '../../content/pages/plans';
import { announce } from '../../lib/announce';
import { readWholeNumber } from '../../lib/typedNumber';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanFinder.module.css';
import { limits, planThatFits } from './planThatFits';
import type { useRequests } from './useRequests';

const { finder } = pricingPage;
/** The slider starts at no number. Its second half is for rates above every limit. */
const range = { min: 0, max: 2 * Math.max(...limits), step: 10 };
/** The time without a change before the answer is announced, so that not every digit or slider step is announced. */
const settleDelayMs = 700;
const format = (requests: number) => requests.toLocaleString('en');
const isWrong = (text: string) => text.trim() !== '' && !planThatFits(readWholeNumber(text));

/** The plan, and why the next smaller one does not fit. */
function resultFor(plan: PlanFacts): string {
  const smaller = planFacts[planFacts.findIndex(({ id }) => id === plan.id) - 1];
  return [finder.result(plan), smaller && finder.tooSmall(smaller, format(limitOf(smaller)))].filter(Boolean).join(' ');
}

export interface PlanFinderProps {
  readonly text: ReturnType<typeof useRequests>;
}

/** Finds the plan for a rate that the visitor enters as a number or with a slider. Hidden without script. */
export function PlanFinder({ text: { ref, value: text, onChange } }: PlanFinderProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const requests = readWholeNumber(text);
  const plan = planThatFits(requests);

  // Only what the visitor changes is announced, not what the browser restores. An error is announced at once, and once.
  const handleChange = (newText: string) => {
    onChange(newText);
    clearTimeout(timer.current);
    const newPlan = planThatFits(readWholeNumber(newText));
    if (newPlan) timer.current = setTimeout(() => announce(resultFor(newPlan)), settleDelayMs);
    else if (isWrong(newText) && !isWrong(text)) announce(finder.invalid);
  };

  return (
    <div role="group" className={styles.root} data-with-js aria-label={finder.label}>
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
      <div dir="ltr">
        <input
          className={styles.range}
          data-empty={plan ? undefined : ''}
          type="range"
          {...range}
          value={requests ?? range.min}
          aria-label={finder.slider(limits.map(format), format(range.max))}
          aria-valuetext={valueText(requests)}
          onChange={({ target }) => handleChange(Number(target.value) ? target.value : '')}
        />
        <Ticks />
      </div>
      <div id={`${id}-answer`} className={styles.answer}>
        {text.trim() === '' && <p>{finder.hint}</p>}
        {plan && (
          <>
            <p>
              <strong>{resultFor(plan)}</strong>
            </p>
            <p className={styles.toCard}>
              <SiteLink route="pricing" hash={plan.id} variant="standalone">
                {finder.toCard(plan)}
              </SiteLink>
            </p>
          </>
        )}
        {isWrong(text) && (
          <p>
            <ErrorText text={finder.invalid} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The limits of the plans, and the end, below the slider. Screen readers read the value of the slider instead. */
function Ticks() {
  return (
    <svg className={styles.ticks} aria-hidden="true">
      {[...limits, range.max].map((limit) => {
        const [x, isLast] = [`${(100 * limit) / range.max}%`, limit === range.max];
        return (
          <g key={limit}>
            <line x1={x} x2={x} y2="8" stroke="currentColor" strokeWidth="2" />
            <text x={x} y="1.4em" fill="currentColor" textAnchor={isLast ? 'end' : 'middle'} data-last={isLast || undefined}>
              {isLast ? finder.orMore(format(limit)) : format(limit)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function valueText(requests: number | undefined): string {
  if (!requests) return finder.noValue;
  return requests === range.max ? finder.highestValue(format(requests)) : finder.value(format(requests));
}
