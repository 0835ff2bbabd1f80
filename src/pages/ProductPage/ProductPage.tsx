import { CodeTabs } from '../../components/CodeTabs/CodeTabs';
import { DataTable } from '../../components/DataTable/DataTable';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { Tabs } from '../../components/Tabs/Tabs';
import { comparison, type ProductTab, productTabs } from '../../content/product';
import { site } from '../../content/site';
import { FeatureDrawing, type FeatureDrawingName } from '../../drawings/FeatureDrawing/FeatureDrawing';
import { useAddressChoice } from '../../lib/hash';
import { PanelDrawing } from './PanelDrawing';
import styles from './ProductPage.module.css';

const [firstTab, ...otherTabs] = productTabs;
const tabIds = [firstTab.id, ...otherTabs.map(({ id }) => id)] as const;

/** What the product does, in four tabs with code, and how it compares with calling each provider. */
export function ProductPage() {
  const [selected, select] = useAddressChoice(tabIds);
  return (
    <PageColumn>
      <PageHeader
        heading="One panel, every connection"
        lead={`What ${site.name} puts between your code and the providers: one key, routing that copes with failure, and a clear view of every call.`}
        drawing={<PanelDrawing />}
      />
      <Tabs
        label="Parts of the product"
        selected={selected}
        onSelect={select}
        items={productTabs.map((tab) => ({ id: tab.id, label: tab.label, content: <ProductPanel tab={tab} mark={marks[tab.id]} /> }))}
      />
      <section className={styles.comparison}>
        <h2 id="comparison">Beside calling each provider yourself</h2>
        <DataTable
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows.map((cells) => ({ id: cells[0], cells }))}
          columnKinds={{ 2: 'marked' }}
          isHeaderSticky
        />
        <p className={styles.more}>
          <SiteLink route="docsApiReference">Read the API reference</SiteLink> or{' '}
          <SiteLink route="pricing">compare the plans</SiteLink>.
        </p>
      </section>
    </PageColumn>
  );
}

const marks: Record<(typeof tabIds)[number], FeatureDrawingName> = {
  hub: 'unified-key',
  orchestrator: 'routing',
  security: 'security',
  monitoring: 'observability',
};

interface ProductPanelProps {
  readonly tab: ProductTab;
  readonly mark: FeatureDrawingName;
}

function ProductPanel({ tab, mark }: ProductPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.title}>
        <h2 id={tab.id} className={styles.heading}>
          {tab.heading}
        </h2>
        <FeatureDrawing name={mark} size="large" />
      </div>
      <p className={styles.lead}>{tab.lead}</p>
      <dl className={styles.points}>
        {tab.points.map(({ title, text }) => (
          <div key={title} className={styles.point}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.code}>
        <CodeTabs title={tab.sampleTitle} codeSet={tab.codeSet} />
      </div>
    </div>
  );
}
