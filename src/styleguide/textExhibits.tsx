/** Text. */
import { ArticleBody } from '../components/ArticleBody/ArticleBody';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
import { CodeBlock } from '../components/CodeBlock/CodeBlock';
import { ContentsList } from '../components/ContentsList/ContentsList';
import { PageColumn } from '../components/PageColumn/PageColumn';
import { RichText } from '../components/RichText/RichText';
import { SampleTag } from '../components/SampleTag/SampleTag';
import { StepList } from '../components/StepList/StepList';
import { TermList } from '../components/TermList/TermList';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import gettingStarted from '../content/articles/docs.md';
import webhooks from '../content/articles/docs/webhooks.md';
import { home } from '../content/pages/home';
import { pricingPage } from '../content/pages/plans';
import { productTabs } from '../content/pages/product';
import { site } from '../content/site';
import type { CodeContent } from '../content/types';
import type { Exhibit } from './exhibit';
import styles from './samples.module.css';

/** Sections with different ids, because all samples are on one page. */
const textSections = gettingStarted.sections.filter(({ id }) => id === 'get-a-key' || id === 'what-next');
const tableSections = webhooks.sections.filter(({ id }) => id === 'events');
const crumbs = [
  { id: 'home', label: 'Home' },
  { id: 'docs', label: 'Docs' },
] as const;
const steps = home.howItWorks.steps.map(({ id, title, text }) => <div key={id}>{`${title}. ${text}`}</div>);
const content = <p className={styles.words}>Sample content</p>;
const [hub] = productTabs;

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
    source: 'components/TermList/TermList.tsx',
    size: 'medium',
    samples: {
      rows: <TermList items={hub.points} />,
      cards: <TermList variant="cards" items={pricingPage.billing.questions} />,
      quiet: <TermList variant="quiet" items={pricingPage.billing.questions} />,
    },
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
];

function renderCode(content: CodeContent) {
  return content.kind === 'code' ? <CodeBlock title={content.title} code={content.code} /> : null;
}
