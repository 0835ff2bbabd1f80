import { type ReactNode, useRef } from 'react';
import { FilteredCallLog } from '../../pictures/CallLog/CallLog';
import { CodeTabs } from '../../components/CodeTabs/CodeTabs';
import { DataTable } from '../../components/DataTable/DataTable';
import { KeyPlaces } from '../../pictures/KeyPlaces/KeyPlaces';
import { KeyPlate } from '../../pictures/KeyPlate/KeyPlate';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { Tabs } from '../../components/Tabs/Tabs';
import { Takeover } from '../../pictures/Takeover/Takeover';
import { TermList } from '../../components/TermList/TermList';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { tabsInLanguages } from '../../content/interface';
import { comparison, productPage, type ProductTab, productTabs } from '../../content/pages/product';
import { useHashSelection } from '../../lib/hash';
import { keepInPlace } from '../../lib/keepInPlace';
import { NextStep } from '../../layout/NextStep/NextStep';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import styles from './ProductPage.module.css';

const [firstTab, ...otherTabs] = productTabs;
const tabIds = [firstTab.id, ...otherTabs.map(({ id }) => id)] as const;

/** Shows each part of the product in a tab with code, and then compares it with calling each provider. */
export function ProductPage() {
  const tabs = useRef<HTMLDivElement>(null);
  const { selected, select } = useHashSelection(tabIds);
  // A shorter panel would move the tabs, which stick to the top of the window.
  const selectInPlace: typeof select = (id, replacesEntry) =>
    keepInPlace(tabs.current?.querySelector('[role=tablist]') ?? null, () => select(id, replacesEntry));
  return (
    <PageColumn>
      <PageHeader heading={productPage.heading} lead={productPage.lead} />
      <div ref={tabs}>
        <Tabs label={productPage.tabsLabel} variant="rail" selected={selected} onSelect={selectInPlace} items={tabItems} />
      </div>
      <section className={`${layout.stack} ${layout.section} ${styles.comparison}`} data-gap="3">
        <h2 id="comparison">{productPage.comparisonHeading}</h2>
        <DataTable
          caption={<VisuallyHidden>{productPage.comparisonHeading}</VisuallyHidden>}
          columns={comparison.columns}
          rows={comparison.rows.map((cells) => ({ id: cells[0], cells }))}
          markedColumn={2}
          longColumns={[0]}
        />
      </section>
      <p className={styles.more}>
        <RichText text={productPage.more} />
      </p>
      <NextStep />
    </PageColumn>
  );
}

/** What the product looks like is in a rack. The keys are on the way to it. */
const pictures: Record<(typeof tabIds)[number], ReactNode> = {
  hub: inRack(<KeyPlate />),
  orchestrator: inRack(<Takeover />),
  security: <KeyPlaces />,
  monitoring: inRack(<FilteredCallLog />),
};

/** Made once, so that the selection of a tab does not render every panel again, which takes a slow phone 80 ms. */
const tabItems = productTabs.map((tab) => ({
  id: tab.id,
  label: tab.label,
  content: <ProductPanel tab={tab} picture={pictures[tab.id]} />,
}));

function inRack(picture: ReactNode) {
  return (
    <Rack>
      <div className={styles.view}>{picture}</div>
    </Rack>
  );
}

interface ProductPanelProps {
  readonly tab: ProductTab;
  readonly picture: ReactNode;
}

function ProductPanel({ tab, picture }: ProductPanelProps) {
  return (
    <div className={`${layout.stack} ${styles.panel}`} data-gap="3">
      <header className={layout.stack} data-gap="1">
        <h2 id={tab.id} className={styles.heading}>
          {tab.heading}
        </h2>
        <p className={styles.lead}>{tab.lead}</p>
      </header>
      {picture}
      <CodeTabs title={tab.sampleTitle} choice="language" tabs={tabsInLanguages(tab.sampleTitle, tab.codeSet)} />
      <TermList items={tab.points} variant="cards" />
    </div>
  );
}
