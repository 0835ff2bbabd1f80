import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/plans';
import { Jack, PlugShape } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  readonly facts: PlanFacts;
}

/** A plan at a glance. The popular one has the key cable in its jack, and says so in a word. */
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
            {facts.isPopular && <PatchCable />}
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
 * The cable that comes from the link to this page, along the edge of the header, and into the jack of the card. Outside the rack, whose
 * edges would cut it off. In sixteenths of a rem.
 */
function KeyCable() {
  return (
    <svg className={styles.keyCable} viewBox="0 0 144 720" width="48" aria-hidden="true" data-leads data-continues-header>
      <path d="M120 0V400C120 600 24 520 24 704" />
      <PlugShape x={24} y={704} />
    </svg>
  );
}

/** Where the header has no such link, or the card stands alone: from a jack of its own, below the other. */
function PatchCable() {
  return (
    <div className={styles.patch}>
      <svg className={styles.slack} viewBox="0 0 100 100" width="100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 0C-70 30 0 70 50 100" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.end} viewBox="0 0 48 48" width="48" aria-hidden="true">
        <PlugShape x={24} y={24} />
      </svg>
      <span className={styles.end}>
        <Jack isPlugged />
      </span>
    </div>
  );
}
