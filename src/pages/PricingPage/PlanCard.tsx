import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/plans';
import { Cable } from '../../drawings/Cable/Cable';
import { Jack, PlugShape } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  readonly facts: PlanFacts;
}

/** A plan at a glance: its price above all. The popular one has the key cable in its jack, and a word that says so. */
export function PlanCard({ facts }: PlanCardProps) {
  const plan = plans.find(({ id }) => id === facts.id);
  if (!plan) throw new Error(`No text for the plan "${facts.id}".`);
  const { action, audience, summary } = plan;
  return (
    <li className={styles.root}>
      <div className={styles.module}>
        <Rack variant="bare">
          <div className={styles.front}>
            <div className={styles.title}>
              <h3 id={facts.id} className={styles.name}>
                {facts.name}
              </h3>
              {facts.isPopular && <p className={styles.popular}>{pricingPage.popular}</p>}
            </div>
            <Jack />
            <p className={styles.price}>
              <strong className={styles.amount}>{facts.price}</strong> {pricingPage.perMonth}
            </p>
          </div>
        </Rack>
        {facts.isPopular && <KeyCable />}
      </div>
      <div className={styles.words}>
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

/**
 * Lies over the jack and not in the rack, since it comes from elsewhere: down from the header of the page where there
 * is room for that, else out of the lower edge of the module, however far below that is. In sixteenths of a rem.
 */
function KeyCable() {
  return (
    <>
      <svg className={styles.fromAbove} viewBox="0 0 240 720" aria-hidden="true">
        <Cable isDrawn path="M224 0V374C224 544 24 504 24 704" />
        <PlugShape x={24} y={704} />
      </svg>
      <svg className={styles.fromBelow} aria-hidden="true">
        <svg viewBox="0 0 120 1200" width="7.5rem" height="75rem">
          <Cable isDrawn path="M16 1200V240C16 110 96 190 96 64" />
          <PlugShape x={96} y={64} />
        </svg>
      </svg>
    </>
  );
}
