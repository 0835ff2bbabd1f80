/** Text, code, and data. */
import { ArticleBody } from '../components/ArticleBody/ArticleBody';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
import { CodeBlock } from '../components/CodeBlock/CodeBlock';
import { CodeTabs } from '../components/CodeTabs/CodeTabs';
import { ContentsList } from '../components/ContentsList/ContentsList';
import { DataTable } from '../components/DataTable/DataTable';
import { Faceplate } from '../components/Faceplate/Faceplate';
import { FlowDiagram } from '../components/FlowDiagram/FlowDiagram';
import { PageColumn } from '../components/PageColumn/PageColumn';
import { RichText } from '../components/RichText/RichText';
import { SampleTag } from '../components/SampleTag/SampleTag';
import { ScrollBox } from '../components/ScrollBox/ScrollBox';
import { StepList } from '../components/StepList/StepList';
import { TypingDemo } from '../components/TypingDemo/TypingDemo';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import gettingStarted from '../content/articles/docs.md';
import webhooks from '../content/articles/docs/webhooks.md';
import { home } from '../content/pages/home';
import { integrationsPage, workflows } from '../content/pages/integrations';
import { planFacts } from '../content/facts/planFacts';
import { planFeatures, pricingPage } from '../content/pages/plans';
import { tabsInLanguages } from '../content/interface';
import { comparison, productTabs } from '../content/pages/product';
import { providerDemos } from '../content/pages/providerDemo';
import { site } from '../content/site';
import type { CodeContent } from '../content/types';
import type { Exhibit } from './exhibit';
import { PlayedSample } from './PlayedSample';
import { clickFirstButton, clickLastButton } from './play';
import styles from './samples.module.css';

/** Sections with different ids, because all samples are on one page. */
const textSections = gettingStarted.sections.filter(({ id }) => id === 'get-a-key' || id === 'what-next');
const tableSections = webhooks.sections.filter(({ id }) => id === 'events');
const crumbs = [
  { id: 'home', label: 'Home' },
  { id: 'docs', label: 'Docs' },
  { id: 'docsSdk', label: 'SDK' },
] as const;
const steps = home.howItWorks.steps.map(({ id, title, text }) => <div key={id}>{`${title}. ${text}`}</div>);
const content = <p className={styles.words}>Sample content</p>;
const [hub] = productTabs;
const [demo] = providerDemos;

export const textExhibits: readonly Exhibit[] = [
  {
    source: 'components/RichText/RichText.tsx',
    size: 'large',
    samples: {
      'plain, strong, code, an internal link, and an external link': (
        <p>
          <RichText
            text={[
              'Text, ',
              { strong: 'strong text' },
              ', ',
              { code: 'POST /v1/call' },
              ', a ',
              { text: 'link to a page', route: 'pricing' },
              ', and ',
              { text: 'a link to another site', href: `https://${site.apiHost}` },
              '.',
            ]}
          />
        </p>
      ),
    },
  },
  {
    source: 'components/ArticleBody/ArticleBody.tsx',
    note: 'Hover over a heading or tab to it to see the link to itself.',
    size: 'large',
    samples: {
      'list, steps, note, and code': <ArticleBody sections={textSections} headingLevel={4} renderCode={renderCode} />,
      table: <ArticleBody sections={tableSections} headingLevel={4} />,
    },
  },
  {
    source: 'components/Breadcrumbs/Breadcrumbs.tsx',
    size: 'medium',
    samples: { 'of a docs page': <Breadcrumbs label="Where you are" crumbs={crumbs} /> },
  },
  {
    source: 'components/ContentsList/ContentsList.tsx',
    size: 'medium',
    samples: { 'of an article': <ContentsList heading="On this page" sections={textSections} /> },
  },
  {
    source: 'components/StepList/StepList.tsx',
    size: 'large',
    samples: {
      column: <StepList steps={steps} />,
      'row, in a wide container': <StepList variant="row" steps={steps} />,
      'without an order': <StepList jacks="plugs" steps={steps} />,
      'with a cut cable': <StepList isCut steps={steps} />,
    },
  },
  { source: 'components/SampleTag/SampleTag.tsx', size: 'small', samples: { 'beside a heading': <SampleTag /> } },
  {
    source: 'components/VisuallyHidden/VisuallyHidden.tsx',
    size: 'large',
    samples: {
      'in a sentence': (
        <p>
          A screen reader reads more text before the period<VisuallyHidden>: this text</VisuallyHidden>.
        </p>
      ),
    },
  },
  {
    source: 'components/PageColumn/PageColumn.tsx',
    size: 'large',
    samples: { 'with space on both sides': <PageColumn>{content}</PageColumn> },
  },
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
    samples: { 'in three languages': <CodeTabs title={hub.sampleTitle} tabs={tabsInLanguages(hub.sampleTitle, hub.codeSet)} /> },
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
  {
    source: 'components/FlowDiagram/FlowDiagram.tsx',
    size: 'large',
    samples: Object.fromEntries(
      workflows.map((workflow) => [
        workflow.id,
        <FlowDiagram key={workflow.id} workflow={workflow} stepsHeading={integrationsPage.stepsHeading} />,
      ]),
    ),
  },
];

function renderCode(content: CodeContent) {
  return content.kind === 'code' ? <CodeBlock title={content.title} code={content.code} /> : null;
}
