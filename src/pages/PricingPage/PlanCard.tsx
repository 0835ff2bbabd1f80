import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/plans';
import { Jack } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  readonly facts: PlanFacts;
  /** Marks the plan that fits the requested rate. */
  readonly isFitting: boolean;
  /** Plugs the jack and fills the button. True for the plan that fits, and for the popular plan while no number is entered. */
  readonly isSuggested: boolean;
}

const rateLimitLabel = planFeatures.find(({ id }) => id === 'rateLimit')?.label;

/** Summarizes a plan. A tag marks the popular plan, and the cable from the header ends in its jack unless another plan fits. */
export function PlanCard({ facts: { id, name, price, rateLimit, isPopular }, isFitting, isSuggested }: PlanCardProps) {
  const plan = plans.find((text) => text.id === id);
  if (!plan) throw new Error(`No text for the plan "${id}".`);
  const { action, audience, summary } = plan;
  return (
    <li className={styles.root} data-fitting={isFitting || undefined}>
      <Rack variant="bare">
        <div className={styles.front}>
          <div className={styles.title}>
            <Jack isPlugged={isSuggested} />
            <h3 id={id}>
              {name}
            </h3>
            {isPopular && <p className={styles.tag}>{pricingPage.popular}</p>}
          </div>
          <div className={styles.price}>
            <p className={styles.text}>
              <strong className={styles.amount}>{price}</strong> {pricingPage.perMonth}
            </p>
            {isFitting && (
              <p className={styles.fits}>
                <svg className={styles.tick} viewBox="0 0 16 16" width="16" aria-hidden="true">
                  <path d="m3 8.5 3.5 3.5L13 4.5" />
                </svg>
                {pricingPage.finder.fits}
              </p>
            )}
          </div>
          <p className={styles.action}>
            <SiteLink route={action.route} variant={isSuggested ? 'primary' : 'secondary'}>
              {action.text}
            </SiteLink>
          </p>
          <div className={styles.words}>
            <p className={styles.text}>
              <strong>{`${rateLimitLabel}: ${rateLimit}`}</strong>
            </p>
            <p className={styles.text}>{summary}</p>
            <p className={styles.text}>{audience}</p>
          </div>
        </div>
      </Rack>
      {isPopular && isSuggested && <CableFromHeader />}
    </li>
  );
}

/** Runs from the link in the header to the plug. The page clips the part over the header. */
function CableFromHeader() {
  return (
    <svg className={styles.cable} viewBox="0 0 100 100" width="100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M100 0V72C100 88 0 84 0 100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
