import { useEffect, useId, useRef } from 'react';
import { ErrorText } from '../../components/Form/FieldMessages';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { pricingPage } from '../../content/pages/plans';
import { announce } from '../../lib/announce';
import { readWholeNumber } from '../../lib/typedNumber';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanFinder.module.css';
import { planThatFits } from './planThatFits';
import type { useRequests } from './useRequests';

const { finder } = pricingPage;
/** The time without a change before the answer is announced, so that not every digit is. */
const settleDelayMs = 700;

/** The plan for what the visitor has entered, or what is wrong with it. Neither for an empty text. */
function answerTo(text: string) {
  const requests = readWholeNumber(text);
  const plan = planThatFits(requests);
  const isAnswered = plan || text.trim() === '';
  return { plan, problem: isAnswered ? undefined : requests ? finder.tooMany : finder.invalid };
}

export type PlanFinderProps = ReturnType<typeof useRequests>;

/** Finds the plan for the rate that the visitor enters. Hidden without script. */
export function PlanFinder({ ref, value: text, onChange }: PlanFinderProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { plan, problem } = answerTo(text);

  // Only what the visitor changes is announced, not what the browser restores. An error is announced at once, and once.
  const handleChange = (newText: string) => {
    onChange(newText);
    clearTimeout(timer.current);
    const { plan: newPlan, problem: newProblem } = answerTo(newText);
    if (newPlan) timer.current = setTimeout(() => announce(finder.result(newPlan)), settleDelayMs);
    else if (newProblem && newProblem !== problem) announce(newProblem);
  };

  return (
    <div className={styles.root} data-with-js>
      <div className={layout.stack} data-gap="half">
        <label htmlFor={`${id}-number`}>
          <strong>{finder.label}</strong>
        </label>
        {/* Not a number field: it refuses `1,000`, and the mouse wheel changes it instead of scrolling. */}
        <input
          ref={ref}
          id={`${id}-number`}
          className={primitives.field}
          inputMode="numeric"
          value={text}
          aria-describedby={`${id}-answer`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => handleChange(target.value)}
        />
      </div>
      <div id={`${id}-answer`} className={styles.answer}>
        {plan && (
          <SiteLink href={`/pricing#${plan.id}`} variant="standalone">
            {finder.result(plan)}
          </SiteLink>
        )}
        {problem && <ErrorText text={problem} />}
      </div>
    </div>
  );
}
