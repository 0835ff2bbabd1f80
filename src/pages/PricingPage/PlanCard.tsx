import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/facts/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/pages/plans';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  readonly facts: PlanFacts;
  /** The finder has found this plan. */
  readonly isFitting: boolean;
}

/** Says what a plan costs, and for whom it is. The table has the rest. The popular plan has a tag and a filled button. */
export function PlanCard({ facts, isFitting }: PlanCardProps) {
  const { id, name, price, rateLimit, isPopular } = facts;
  const { action, audience, summary } = plans[id];
  return (
    <li className={styles.root} data-fits={isFitting || undefined}>
      <Rack>
        <div className={`${layout.stack} ${primitives.front}`} data-gap="1">
          <div className={layout.cluster}>
            <h3 id={id}>{name}</h3>
            {isPopular && <span className={styles.tag}>{pricingPage.popular}</span>}
            {isFitting && (
              <span className={styles.tag} data-fits>
                {pricingPage.fits}
              </span>
            )}
          </div>
          <p className={styles.price}>
            <strong className={styles.amount}>{price}</strong> <span>{pricingPage.perMonth}</span>
          </p>
          <p className={primitives.quiet}>{`${planFeatures.rateLimit.label}: ${rateLimit}`}</p>
          <p>{`${summary} ${audience}`}</p>
          <div className={styles.action}>
            <SiteLink {...action} variant={isPopular ? 'primary' : 'secondary'}>
              {action.text}
            </SiteLink>
          </div>
        </div>
      </Rack>
    </li>
  );
}
