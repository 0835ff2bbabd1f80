import { DataTable } from '../../components/DataTable/DataTable';
import { InfoTip } from '../../components/InfoTip/InfoTip';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { Pieces } from '../../components/RichText/Pieces';
import { TermList } from '../../components/TermList/TermList';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { planFacts } from '../../content/facts/planFacts';
import { featureIds, planFeatures, pricingPage } from '../../content/pages/plans';
import { NextStep } from '../../layout/NextStep/NextStep';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { Plans } from './Plans';

/** Shows the plans as cards and as a table. Folded notes below the table repeat its tooltips. */
export function PricingPage() {
  return (
    <PageColumn>
      <PageHeader heading={pricingPage.heading} lead={pricingPage.lead} />
      <section className={layout.stack} data-gap="3" aria-labelledby="plans">
        <h2 id="plans">{pricingPage.cardsHeading}</h2>
        <Plans />
      </section>
      <section className={`${layout.stack} ${layout.section}`} data-gap="3" aria-labelledby="side-by-side">
        <h2 id="side-by-side">{pricingPage.tableHeading}</h2>
        <DataTable
          caption={<VisuallyHidden>{pricingPage.tableHeading}</VisuallyHidden>}
          longColumns={[0]}
          markedColumn={planFacts.findIndex(({ isPopular }) => isPopular) + 1 || undefined}
          columns={[
            pricingPage.featureColumn,
            ...planFacts.map(({ name, isPopular }) => (isPopular ? `${name} (${pricingPage.popular})` : name)),
          ]}
          rows={featureIds.map((id) => ({
            id,
            cells: [
              <InfoTip key="term" term={planFeatures[id].label} text={planFeatures[id].tooltip} />,
              ...planFacts.map((facts) => <Pieces key={facts.id} text={facts[id]} at={/(?<=\/)/} />),
            ],
          }))}
        />
        <details>
          <summary className={primitives.fold}>
            <h3 id="notes">{pricingPage.notesHeading}</h3>
          </summary>
          <TermList variant="cards" items={featureIds.map((id) => ({ term: planFeatures[id].label, text: planFeatures[id].tooltip }))} />
        </details>
      </section>
      <section className={`${layout.stack} ${layout.section}`} data-gap="3" aria-labelledby="tokens">
        <h2 id="tokens">{pricingPage.billing.heading}</h2>
        <TermList variant="cards" items={pricingPage.billing.questions} />
      </section>
      <NextStep />
    </PageColumn>
  );
}
