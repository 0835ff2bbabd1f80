import { planFacts } from '../../content/facts/planFacts';
import { readWholeNumber } from '../../lib/typedNumber';
import layout from '../../styles/layout.module.css';
import { PlanCard } from './PlanCard';
import { PlanFinder } from './PlanFinder';
import { planThatFits } from './planThatFits';
import { useRequests } from './useRequests';

/** The plan finder, and the cards of the plans, of which one is marked. */
export function Plans() {
  const text = useRequests();
  const plan = planThatFits(readWholeNumber(text.value));
  return (
    <>
      <PlanFinder text={text} />
      <ul className={layout.columns} data-split="thirds" data-gap="3">
        {planFacts.map((facts, index) => (
          <PlanCard key={facts.id} facts={facts} smaller={planFacts[index - 1]} isFitting={facts === plan} />
        ))}
      </ul>
    </>
  );
}
