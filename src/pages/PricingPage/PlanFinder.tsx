import { useEffect, useId, useRef, useState } from 'react';
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
/** The time without a change before the answer is announced, or an error appears, because `1,5` may become `1,500`. */
const settleDelayMs = 700;

/** The plan for what the visitor has entered, or what is wrong with it. Neither for an empty text. */
function answerTo(text: string) {
  const requests = readWholeNumber(text);
  const plan = planThatFits(requests);
  const isAnswered = plan || text.trim() === '';
  return { plan, problem: isAnswered ? undefined : requests ? finder.tooMany : finder.invalid };
}

/** Finds the plan for the rate that the visitor enters. Hidden without script. */
export function PlanFinder({ ref, value: text, onChange }: ReturnType<typeof useRequests>) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** The last text that stood for a moment, of which an error shows. */
  const [settled, setSettled] = useState<string>();
  const { plan, problem: found } = answerTo(text);
  const problem = found && answerTo(settled ?? text).problem;

  // Only what the visitor changes is announced, not what the browser restores, and an error only once.
  const handleChange = (newText: string) => {
    onChange(newText);
    setSettled(settled ?? text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSettled(newText);
      const answer = answerTo(newText);
      const message = answer.plan ? finder.result(answer.plan) : answer.problem;
      if (message && message !== problem) announce(message);
    }, settleDelayMs);
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
