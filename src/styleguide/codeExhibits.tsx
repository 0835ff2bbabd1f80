/** Exhibits of wide content: code, tables and diagrams. */
import { CodeBlock } from '../components/CodeBlock/CodeBlock';
import { CodeTabs } from '../components/CodeTabs/CodeTabs';
import { DataTable } from '../components/DataTable/DataTable';
import { Faceplate } from '../components/Faceplate/Faceplate';
import { FlowDiagram } from '../components/FlowDiagram/FlowDiagram';
import { ScrollBox } from '../components/ScrollBox/ScrollBox';
import { TypingDemo } from '../components/TypingDemo/TypingDemo';
import { integrationsPage, workflows } from '../content/integrations';
import { planFacts } from '../content/planFacts';
import { planFeatures, pricingPage } from '../content/plans';
import { comparison, productTabs } from '../content/product';
import { providerDemos } from '../content/providerDemo';
import { Rack } from '../drawings/Rack/Rack';
import { Sample, Samples } from './Sample';
import { ofComponents } from './exhibit';
import { failToCopy, pressFirst, pressLast } from './interactions';
import styles from './codeExhibits.module.css';

const [hub] = productTabs;
const [demo] = providerDemos;

export const codeExhibits = ofComponents([
  {
    source: 'components/Faceplate/Faceplate.tsx',
    content: (
      <Samples size="medium">
        <Sample of="Faceplate" state="panel">
          <Faceplate title="Label strip">
            <p className={styles.words}>What stands on it</p>
          </Faceplate>
        </Sample>
        <Sample of="Faceplate" state="inset, in a rack">
          <Rack>
            <Faceplate title="Label strip of a part" variant="inset">
              <p className={styles.words}>What stands on it</p>
            </Faceplate>
          </Rack>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/CodeBlock/CodeBlock.tsx',
    content: (
      <Samples size="medium">
        <Sample of="CodeBlock" state="at rest">
          <CodeBlock title="Sample call" code={demo.code} />
        </Sample>
        <Sample of="CodeBlock" state="focus, of the button and of code that scrolls" force="focus-visible">
          <CodeBlock title="Sample call with focus" code={demo.code} />
        </Sample>
        <Sample of="CodeBlock" state="copying did not work" play={failToCopy}>
          <CodeBlock title="Sample call that was not copied" code={demo.code} />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/CodeTabs/CodeTabs.tsx',
    note: 'Choosing a language switches every sample of the site.',
    content: (
      <Samples size="large">
        <Sample of="CodeTabs" state="at rest">
          <CodeTabs title={hub.sampleTitle} codeSet={hub.codeSet} />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/TypingDemo/TypingDemo.tsx',
    note: 'Where less motion is asked for, all three stand finished and without buttons.',
    content: (
      <Samples size="medium">
        <Sample of="TypingDemo" state="types as the page opens">
          <TypingDemo title="Typing" code={demo.code} />
        </Sample>
        <Sample of="TypingDemo" state="paused" play={pressFirst} after={1200}>
          <TypingDemo title="Typing, paused" code={demo.code} />
        </Sample>
        <Sample of="TypingDemo" state="finished" play={pressLast}>
          <TypingDemo title="Typing, finished" code={demo.code} />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/DataTable/DataTable.tsx',
    content: (
      <Samples size="large">
        <Sample of="DataTable" state="fits">
          <DataTable
            caption={comparison.caption}
            columns={comparison.columns}
            rows={comparison.rows.map((cells) => ({ id: cells[0], cells }))}
          />
        </Sample>
        <Sample of="DataTable" state="does not fit, with a marked column">
          <div className={styles.narrow}>
            <DataTable
              caption={pricingPage.tableCaption}
              columns={[pricingPage.featureColumn, ...planFacts.map(({ name }) => name)]}
              rows={planFeatures.map(({ id, label }) => ({ id, cells: [label, ...planFacts.map((facts) => facts[id])] }))}
              markedColumn={2}
            />
          </div>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/ScrollBox/ScrollBox.tsx',
    content: (
      <Samples size="medium">
        <Sample of="ScrollBox" state="fits: no stop for Tab">
          <ScrollBox label="Words that fit">
            <p className={styles.words}>Words that fit</p>
          </ScrollBox>
        </Sample>
        <Sample of="ScrollBox" state="scrolls, with a hint">
          <ScrollBox label="Words that scroll">
            <p className={styles.wide}>Words that go on beyond the edge of the box, so that it scrolls and takes focus</p>
          </ScrollBox>
        </Sample>
        <Sample of="ScrollBox" state="scrolls, focus" force="focus-visible">
          <ScrollBox label="Words that scroll, with focus">
            <p className={styles.wide}>Words that go on beyond the edge of the box, so that it scrolls and takes focus</p>
          </ScrollBox>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/FlowDiagram/FlowDiagram.tsx',
    content: (
      <Samples size="large">
        {workflows.map((workflow, index) => (
          <Sample key={workflow.id} of="FlowDiagram" state={index === 0 ? 'with a broken cable' : 'all plugged in'}>
            <FlowDiagram workflow={workflow} stepsHeading={integrationsPage.stepsHeading} />
          </Sample>
        ))}
      </Samples>
    ),
  },
]);
