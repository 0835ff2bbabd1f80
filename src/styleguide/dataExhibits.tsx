/** Code and data. */
import { CodeBlock } from '../components/CodeBlock/CodeBlock';
import { CodeTabs } from '../components/CodeTabs/CodeTabs';
import { DataTable } from '../components/DataTable/DataTable';
import { Faceplate } from '../components/Faceplate/Faceplate';
import { ScrollBox } from '../components/ScrollBox/ScrollBox';
import { TypingDemo } from '../components/TypingDemo/TypingDemo';
import { planFacts } from '../content/facts/planFacts';
import { planFeatures, pricingPage } from '../content/pages/plans';
import { tabsInLanguages } from '../content/interface';
import { comparison, productTabs } from '../content/pages/product';
import { providerDemos } from '../content/pages/providerDemo';
import type { Exhibit } from './exhibit';
import { PlayedSample } from './PlayedSample';
import { clickFirstButton, clickLastButton } from './play';
import styles from './samples.module.css';

const content = <p className={styles.words}>Sample content</p>;
const [hub] = productTabs;
const [demo] = providerDemos;

export const dataExhibits: readonly Exhibit[] = [
  {
    source: 'components/Faceplate/Faceplate.tsx',
    size: 'medium',
    samples: {
      'with a label strip': <Faceplate title="Label strip">{content}</Faceplate>,
    },
  },
  {
    source: 'components/CodeBlock/CodeBlock.tsx',
    size: 'medium',
    samples: { 'with a button that copies it': <CodeBlock title="Sample call" code={demo.codeSet.curl} /> },
  },
  {
    source: 'components/CodeTabs/CodeTabs.tsx',
    note: 'A selected language applies to every sample of the site.',
    size: 'large',
    samples: {
      'in three languages': <CodeTabs title={hub.sampleTitle} choice="language" tabs={tabsInLanguages(hub.sampleTitle, hub.codeSet)} />,
    },
  },
  {
    source: 'components/TypingDemo/TypingDemo.tsx',
    note: 'With reduced motion, all three are finished and have no buttons.',
    size: 'medium',
    samples: {
      typing: <TypingDemo title="Typing" code={demo.codeSet.curl} />,
      paused: (
        <PlayedSample play={clickFirstButton}>
          <TypingDemo title="Typing, paused" code={demo.codeSet.curl} />
        </PlayedSample>
      ),
      finished: (
        <PlayedSample play={clickLastButton}>
          <TypingDemo title="Typing, finished" code={demo.codeSet.curl} />
        </PlayedSample>
      ),
    },
  },
  {
    source: 'components/DataTable/DataTable.tsx',
    size: 'large',
    samples: {
      fits: (
        <DataTable
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows.map((cells) => ({ id: cells[0], cells }))}
        />
      ),
      'does not fit, with a marked column': (
        <div className={styles.narrow}>
          <DataTable
            caption={pricingPage.tableCaption}
            columns={[pricingPage.featureColumn, ...planFacts.map(({ name }) => name)]}
            rows={planFeatures.map(({ id, label }) => ({ id, cells: [label, ...planFacts.map((facts) => facts[id])] }))}
            markedColumn={2}
          />
        </div>
      ),
    },
  },
  {
    source: 'components/ScrollBox/ScrollBox.tsx',
    size: 'medium',
    samples: {
      'fits, without a tab stop': <ScrollBox label="Text that fits">{content}</ScrollBox>,
      'scrolls, with a hint': (
        <ScrollBox label="Text that scrolls">
          <p className={styles.wide}>Text that is wider than the box, so that the box scrolls and is a tab stop</p>
        </ScrollBox>
      ),
    },
  },
];
