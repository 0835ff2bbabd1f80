import { useState } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import { InfoTip } from '../../components/InfoTip/InfoTip';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { billing } from '../../content/billing';
import { planFacts } from '../../content/planFacts';
import { type PlanFeature, planFeatures, pricingPage } from '../../content/plans';
import layout from '../../styles/layout.module.css';
import { PlanCard } from './PlanCard';
import { PlanFinder } from './PlanFinder';
import { planThatFits } from './planThatFits';
import styles from './PricingPage.module.css';

/** Shows the plans as cards and as a table. Notes below the table repeat its tooltips. */
export function PricingPage() {
  const [requests, setRequests] = useState('');
  const fitting = planThatFits(requests);
  return (
    <PageColumn>
      <PageHeader
        heading={pricingPage.heading}
        lead={pricingPage.lead}
        drawing={<PlanFinder requests={requests} plan={fitting} onChange={setRequests} />}
      />
      <section className={layout.stack} data-gap="3" aria-labelledby="plans">
        <h2 id="plans">{pricingPage.cardsHeading}</h2>
        <ul className={`${layout.columns} ${styles.cards}`} data-split="thirds" data-gap="3">
          {planFacts.map((facts) => (
            <PlanCard
              key={facts.id}
              facts={facts}
              isFitting={facts === fitting}
              isSuggested={fitting ? facts === fitting : facts.isPopular}
            />
          ))}
        </ul>
      </section>
      <section className={`${layout.columns} ${layout.section}`} data-split="side" aria-labelledby="which-plan">
        <h2 id="which-plan">{pricingPage.whichPlan.heading}</h2>
        <ul className={layout.rows} data-gap="1">
          {pricingPage.whichPlan.items.map((item) => (
            <li key={item}>
              <p>{item}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${layout.stack} ${layout.section}`} data-gap="3" aria-labelledby="side-by-side">
        <h2 id="side-by-side">{pricingPage.tableHeading}</h2>
        <DataTable
          caption={pricingPage.tableCaption}
          markedColumn={1 + planFacts.findIndex(({ isPopular }) => isPopular)}
          columns={[
            pricingPage.featureColumn,
            ...planFacts.map(({ name, isPopular }) => (isPopular ? `${name}\u00a0(${pricingPage.popular})` : name)),
          ]}
          rows={planFeatures.map((feature) => ({
            id: feature.id,
            cells: [<FeatureHeader key="header" feature={feature} />, ...planFacts.map((facts) => facts[feature.id])],
          }))}
        />
        {/*
          Screen readers find the buttons here, before the notes with the same text. In the row headers, they would announce a button
          with each cell (nvaccess/nvda#17213), and neither `abbr` nor a label of the header prevents that (nvaccess/nvda#18225). The
          order stays meaningful (WCAG 1.3.2, 2.4.3): nothing else in the table takes focus, so Tab meets the buttons in the same order.
        */}
        <div role="group" aria-labelledby="notes" aria-owns={planFeatures.map(({ id }) => tipId(id)).join(' ')} />
        <h3 id="notes">{pricingPage.notesHeading}</h3>
        <dl className={layout.columns} data-split="cards" data-gap="3">
          {planFeatures.map(({ id, label, tooltip }) => (
            <div key={id} className={layout.ruled}>
              <dt>
                <strong>{label}</strong>
              </dt>
              <dd id={noteId(id)}>{tooltip}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`${layout.columns} ${layout.section}`} data-split="side" aria-labelledby="tokens">
        <h2 id="tokens">{billing.heading}</h2>
        <div className={styles.text}>
          {[billing.setWithPlan, billing.usage, billing.atTheRateLimit, billing.atTheQuota, pricingPage.glossary].map((text, index) => (
            <p key={index}>
              <RichText text={text} />
            </p>
          ))}
        </div>
      </section>
    </PageColumn>
  );
}

function FeatureHeader({ feature: { id, label, tooltip } }: { readonly feature: PlanFeature }) {
  return (
    <span className={styles.feature}>
      {label}
      <InfoTip id={tipId(id)} label={`${pricingPage.tooltipButtonLabel} ${label}`} text={tooltip} noteId={noteId(id)} />
    </span>
  );
}

function tipId(id: PlanFeature['id']) {
  return `about-${id}`;
}

function noteId(id: PlanFeature['id']) {
  return `note-${id}`;
}
