import { useRef } from 'react';
import { CodeTabs } from '../../components/CodeTabs/CodeTabs';
import { DataTable } from '../../components/DataTable/DataTable';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { Tabs } from '../../components/Tabs/Tabs';
import { comparison, productPage, type ProductTab, productTabs } from '../../content/product';
import { FeatureDrawing, type FeatureDrawingName } from '../../drawings/FeatureDrawing/FeatureDrawing';
import { useHashSelection } from '../../lib/hash';
import { keepInPlace } from '../../lib/keepInPlace';
import styles from './ProductPage.module.css';

const [firstTab, ...otherTabs] = productTabs;
const tabIds = [firstTab.id, ...otherTabs.map(({ id }) => id)] as const;

/** Compares the product with calling each provider, and shows its features in tabs with code. */
export function ProductPage() {
  const tabs = useRef<HTMLDivElement>(null);
  const [selected, select] = useHashSelection(tabIds);
  // A shorter panel would move the tabs, which stick to the top of the window.
  const selectInPlace: typeof select = (id, isRepeat) =>
    keepInPlace(tabs.current?.querySelector('[role=tablist]') ?? null, () => select(id, isRepeat));
  return (
    <PageColumn>
      <PageHeader heading={productPage.heading} lead={productPage.lead} />
      <section className={styles.comparison}>
        <h2 id="comparison">{productPage.comparisonHeading}</h2>
        <DataTable
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows.map((cells) => ({ id: cells[0], cells }))}
          markedColumn={2}
        />
      </section>
      <div ref={tabs}>
        <Tabs
          label={productPage.tabsLabel}
          variant="rail"
          selected={selected}
          onSelect={selectInPlace}
          items={productTabs.map((tab) => ({ id: tab.id, label: tab.label, content: <ProductPanel tab={tab} drawing={drawings[tab.id]} /> }))}
        />
      </div>
      <p className={styles.more}>
        <RichText text={productPage.more} />
      </p>
    </PageColumn>
  );
}

const drawings: Record<(typeof tabIds)[number], FeatureDrawingName> = {
  hub: 'unified-key',
  orchestrator: 'routing',
  security: 'security',
  monitoring: 'observability',
};

interface ProductPanelProps {
  readonly tab: ProductTab;
  readonly drawing: FeatureDrawingName;
}

function ProductPanel({ tab, drawing }: ProductPanelProps) {
  return (
    <div className={styles.panel}>
      <header className={styles.intro}>
        <h2 id={tab.id} className={styles.heading}>
          {tab.heading}
        </h2>
        <p className={styles.lead}>{tab.lead}</p>
        <div className={styles.drawing} data-screen>
          <FeatureDrawing name={drawing} size="large" />
        </div>
      </header>
      <CodeTabs title={tab.sampleTitle} codeSet={tab.codeSet} />
      <dl className={styles.points}>
        {tab.points.map(({ title, text }) => (
          <div key={title} className={styles.point}>
            <dt>{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
