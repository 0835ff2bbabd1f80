import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/plans';
import { Jack } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  readonly facts: PlanFacts;
  /** Marks the plan that fits the requested rate. */
  readonly isFitting: boolean;
  /** Plugs the jack and fills the button. True for the plan that fits, and for the popular plan while no number is entered. */
  readonly isSuggested: boolean;
}

const rateLimitLabel = planFeatures.find(({ id }) => id === 'rateLimit')?.label;

/** Summarizes a plan. A tag marks the popular plan. */
export function PlanCard({ facts: { id, name, price, rateLimit, isPopular }, isFitting, isSuggested }: PlanCardProps) {
  const plan = plans.find((text) => text.id === id);
  if (!plan) throw new Error(`No text for the plan "${id}".`);
  const { action, audience, summary } = plan;
  return (
    <li className={styles.root} data-fitting={isFitting || undefined}>
      <Rack variant="bare">
        <div className={`${layout.columns} ${primitives.front}`} data-split="halves">
          <div className={layout.stack}>
            <div className={layout.cluster}>
              <Jack isPlugged={isSuggested} />
              <h3 id={id}>{name}</h3>
              {isPopular && <p className={styles.tag}>{pricingPage.popular}</p>}
            </div>
            <div className={`${layout.line} ${styles.price}`}>
              <p>
                <strong className={styles.amount}>{price}</strong> {pricingPage.perMonth}
              </p>
              {isFitting && (
                <p className={`${layout.line} ${styles.tag}`} data-fits>
                  <svg className={primitives.icon} viewBox="0 0 16 16" width="16" aria-hidden="true">
                    <path d="m3 8.5 3.5 3.5L13 4.5" />
                  </svg>
                  {pricingPage.finder.fits}
                </p>
              )}
            </div>
            <div className={layout.stack}>
              <SiteLink route={action.route} variant={isSuggested ? 'primary' : 'secondary'}>
                {action.text}
              </SiteLink>
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
