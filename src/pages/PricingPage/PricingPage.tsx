import { DataTable } from '../../components/DataTable/DataTable';
import { Frame } from '../../components/Frame/Frame';
import { InfoTip } from '../../components/InfoTip/InfoTip';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { planFacts } from '../../content/planFacts';
import { type PlanFeature, planFeatures, pricingPage } from '../../content/plans';
import { PlanCard } from './PlanCard';
import styles from './PricingPage.module.css';

/** Three plans as cards and side by side. What a row's tooltip says stands below the table too. */
export function PricingPage() {
  return (
    <Frame>
      <PageHeader heading={pricingPage.heading} lead={pricingPage.lead} />
      <section aria-labelledby="plans">
        <h2 id="plans" className={styles.heading}>
          {pricingPage.cardsHeading}
        </h2>
        <ul className={styles.cards}>
          {planFacts.map((facts) => (
            <PlanCard key={facts.id} facts={facts} />
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="side-by-side">
        <h2 id="side-by-side" className={styles.heading}>
          {pricingPage.tableHeading}
        </h2>
        <DataTable
          caption={pricingPage.tableCaption}
          columns={[
            pricingPage.featureColumn,
            ...planFacts.map(({ name, isPopular }) => (isPopular ? `${name} (${pricingPage.popular})` : name)),
          ]}
          rows={planFeatures.map((feature) => ({
            id: feature.id,
            cells: [<FeatureHeader key="header" feature={feature} />, ...planFacts.map((facts) => facts[feature.id])],
          }))}
        />
        <h3 id="notes" className={styles.notesHeading}>
          {pricingPage.notesHeading}
        </h3>
        <dl className={styles.notes}>
          {planFeatures.map(({ id, label, tooltip }) => (
            <div key={id} className={styles.note}>
              <dt>{label}</dt>
              <dd id={noteId(id)}>{tooltip}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Frame>
  );
}

function FeatureHeader({ feature: { id, label, tooltip } }: { readonly feature: PlanFeature }) {
  return (
    <span className={styles.feature}>
      {label}
      <InfoTip label={`${pricingPage.tooltipButtonLabel} ${label}`} text={tooltip} noteId={noteId(id)} />
    </span>
  );
}

function noteId(id: PlanFeature['id']) {
  return `note-${id}`;
}
