import { Jack, JackShape } from '../../components/Jack/Jack';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/plans';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  readonly facts: PlanFacts;
}

/** A plan at a glance: its price above all. The popular one has the cable in its jack, and a word that says so. */
export function PlanCard({ facts }: PlanCardProps) {
  const plan = plans.find(({ id }) => id === facts.id);
  if (!plan) throw new Error(`No text for the plan "${facts.id}".`);
  const { action, audience, summary } = plan;
  return (
    <li className={styles.root} data-popular={facts.isPopular || undefined}>
      <div className={styles.strip}>
        <h3 id={facts.id} className={styles.name}>
          {facts.name}
        </h3>
        {facts.isPopular && <p className={styles.popular}>{pricingPage.popular}</p>}
        <div className={styles.jack}>
          <Jack isPlugged={facts.isPopular} />
        </div>
        {facts.isPopular && (
          <svg className={styles.cable} viewBox="0 0 304 224" aria-hidden="true">
            <JackShape x={280} y={24} />
            <path className={styles.wire} d="M8 216C8 60 130 190 180 110S230 24 280 24" />
          </svg>
        )}
      </div>
      <p className={styles.price}>
        <strong className={styles.amount}>{facts.price}</strong> per month
      </p>
      <div>
        <p className={styles.text}>{summary}</p>
        <p className={styles.text}>{audience}</p>
      </div>
      <dl className={styles.facts}>
        {planFeatures
          .filter(({ id }) => id !== 'price')
          .map(({ id, label }) => (
            <div key={id} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{facts[id]}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.action}>
        <SiteLink route={action.route} variant={facts.isPopular ? 'primary' : 'secondary'}>
          {action.text}
        </SiteLink>
      </p>
    </li>
  );
}
