import { planFacts } from '../../content/facts/planFacts';
import { readWholeNumber } from '../../lib/typedNumber';
import layout from '../../styles/layout.module.css';
import { PlanCard } from './PlanCard';
import { PlanFinder } from './PlanFinder';
import { planThatFits } from './planThatFits';
import { useRequests } from './useRequests';

/** The cards of the plans, and the plan finder, which marks one. */
export function Plans() {
  const requests = useRequests();
  const plan = planThatFits(readWholeNumber(requests.value));
  return (
    <>
      <ul className={layout.columns} data-split="thirds">
        {planFacts.map((facts) => (
          <PlanCard key={facts.id} facts={facts} isFitting={facts === plan} />
        ))}
      </ul>
      <PlanFinder {...requests} />
    </>
  );
}
