import { CodeTabs } from '../../components/CodeTabs/CodeTabs';
import { DataTable } from '../../components/DataTable/DataTable';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { Tabs } from '../../components/Tabs/Tabs';
import { comparison, productPage, type ProductTab, productTabs } from '../../content/product';
import { FeatureDrawing, type FeatureDrawingName } from '../../drawings/FeatureDrawing/FeatureDrawing';
import { useAddressChoice } from '../../lib/hash';
import { PanelDrawing } from './PanelDrawing';
import styles from './ProductPage.module.css';

const [firstTab, ...otherTabs] = productTabs;
const tabIds = [firstTab.id, ...otherTabs.map(({ id }) => id)] as const;

/** What the product does, in tabs with code, and how it compares with calling each provider. */
export function ProductPage() {
  const [selected, select] = useAddressChoice(tabIds);
  return (
    <PageColumn>
      <PageHeader heading={productPage.heading} lead={productPage.lead} drawing={<PanelDrawing selected={selected} />} />
      <Tabs
        label={productPage.tabsLabel}
        selected={selected}
        onSelect={select}
        items={productTabs.map((tab) => ({ id: tab.id, label: tab.label, content: <ProductPanel tab={tab} drawing={drawings[tab.id]} /> }))}
      />
      <section className={styles.comparison}>
        <h2 id="comparison">{productPage.comparisonHeading}</h2>
        <DataTable
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows.map((cells) => ({ id: cells[0], cells }))}
          markedColumn={2}
        />
        <p className={styles.more}>
          <RichText text={productPage.more} />
        </p>
      </section>
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
      <div className={styles.title}>
        <h2 id={tab.id} className={styles.heading}>
          {tab.heading}
        </h2>
        <FeatureDrawing name={drawing} size="large" />
      </div>
      <p className={styles.lead}>{tab.lead}</p>
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
      <div className={styles.code}>
        <CodeTabs title={tab.sampleTitle} codeSet={tab.codeSet} />
      </div>
    </div>
  );
}
