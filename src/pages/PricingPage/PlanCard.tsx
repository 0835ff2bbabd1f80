import type { PlanFacts } from '../../content/facts/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/pages/plans';
import { Jack } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanCard.module.css';
import { PlanLink } from './PlanLink';

export interface PlanCardProps {
  readonly facts: PlanFacts;
}

const rateLimitLabel = planFeatures.find(({ id }) => id === 'rateLimit')?.label;

/** Summarizes a plan. The popular one has a tag, a plugged jack, and a filled button. */
export function PlanCard({ facts: { id, name, price, rateLimit, isPopular } }: PlanCardProps) {
  const plan = plans.find((text) => text.id === id);
  if (!plan) throw new Error(`No text for the plan "${id}".`);
  const { action, audience, summary } = plan;
  return (
    <li className={styles.root}>
      <Rack variant="bare">
        <div className={`${layout.columns} ${primitives.front}`} data-split="halves">
          <div className={layout.stack}>
            <div className={layout.cluster}>
              <Jack isPlugged={isPopular} />
              <h3 id={id}>{name}</h3>
              {isPopular && <p className={styles.tag}>{pricingPage.popular}</p>}
            </div>
            <p>
              <strong className={styles.amount}>{price}</strong> {pricingPage.perMonth}
            </p>
            <div className={layout.stack}>
              <PlanLink action={action} variant={isPopular ? 'primary' : 'secondary'} />
            </div>
          </div>
          <div className={`${layout.stack} ${layout.ruled}`}>
            <p>
              <strong>{`${rateLimitLabel}: ${rateLimit}`}</strong>
            </p>
            <p>{summary}</p>
            <p>{audience}</p>
          </div>
        </div>
      </Rack>
    </li>
  );
}
