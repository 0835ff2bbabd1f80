import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/facts/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/pages/plans';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  readonly facts: PlanFacts;
  /** What differs from it is bold. */
  readonly smaller: PlanFacts | undefined;
  /** The finder has found this plan. */
  readonly isFitting: boolean;
}

/** The price is above, in large type. */
const features = planFeatures.filter(({ id }) => id !== 'price');

/** Lists what is in a plan. The popular one has a tag and a filled button. */
export function PlanCard({ facts, smaller, isFitting }: PlanCardProps) {
  const { id, name, price, isPopular } = facts;
  const { action, audience, summary } = plans[id];
  return (
    <li className={styles.root} data-fits={isFitting || undefined}>
      <Rack>
        {isFitting && <p className={styles.fits}>{pricingPage.fits}</p>}
        <div className={`${layout.columns} ${primitives.front}`} data-split="halves">
          <div className={layout.stack}>
            <div className={layout.cluster}>
              <h3 id={id}>{name}</h3>
              {isPopular && <span className={styles.tag}>{pricingPage.popular}</span>}
            </div>
            <p className={styles.price}>
              <strong className={styles.amount}>{price}</strong> <span>{pricingPage.perMonth}</span>
            </p>
            <div className={layout.stack}>
              <SiteLink {...action} variant={isPopular ? 'primary' : 'secondary'}>
                {action.text}
              </SiteLink>
            </div>
          </div>
          <div className={layout.stack}>
            <dl className={`${layout.rows} ${styles.features}`} data-gap="1">
              {features.map(({ id: feature, label }) => (
                <div key={feature} className={styles.feature}>
                  <dt>{label}</dt>
                  <dd>{smaller && smaller[feature] !== facts[feature] ? <strong>{facts[feature]}</strong> : facts[feature]}</dd>
                </div>
              ))}
            </dl>
            <p>{`${summary} ${audience}`}</p>
          </div>
        </div>
      </Rack>
    </li>
  );
}
