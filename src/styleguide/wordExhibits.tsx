/** Exhibits of running text. */
import { ArticleBody } from '../components/ArticleBody/ArticleBody';
import { CodeBlock } from '../components/CodeBlock/CodeBlock';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
import { ContentsList } from '../components/ContentsList/ContentsList';
import { RichText } from '../components/RichText/RichText';
import { SampleTag } from '../components/SampleTag/SampleTag';
import { StepList } from '../components/StepList/StepList';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { gettingStarted } from '../content/docs/gettingStarted';
import { webhooks } from '../content/docs/webhooks';
import { home } from '../content/home';
import { site } from '../content/site';
import type { CodeContent } from '../content/types';
import { drawingExhibits } from './drawingExhibits';
import { ofComponents } from './exhibit';
import { EachState, Sample, Samples } from './Sample';

/** The only sections of content on this page, so their ids are unique. */
const textSections = gettingStarted.sections.filter(({ id }) => id === 'get-a-key' || id === 'what-next');
const tableSections = webhooks.sections.filter(({ id }) => id === 'events');

const crumbs = [
  { id: 'home', label: 'Home' },
  { id: 'docs', label: 'Docs' },
  { id: 'docsSdk', label: 'SDK' },
] as const;
const steps = home.howItWorks.steps.map(({ id, title, text }) => (
  <div key={id}>
    <strong>{title}.</strong> {text}
  </div>
));

export const wordExhibits = ofComponents([
  {
    source: 'components/RichText/RichText.tsx',
    content: (
      <Samples size="large">
        <Sample of="RichText" state="plain, strong, code, links inside and away">
          <p>
            <RichText
              text={[
                'Words, ',
                { strong: 'strong words' },
                ', ',
                { code: 'POST /v1/call' },
                ', a ',
                { text: 'link to a page', route: 'pricing' },
                ', and ',
                { text: 'one that leaves the site', href: site.social[0].href },
                '.',
              ]}
            />
          </p>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/ArticleBody/ArticleBody.tsx',
    note: 'Point at a heading, or come to it with Tab, to see the link to itself.',
    content: (
      <Samples size="large">
        <Sample of="ArticleBody" state="list, steps, note and code">
          <ArticleBody sections={textSections} headingLevel={4} renderCode={renderCode} />
        </Sample>
        <Sample of="ArticleBody" state="table, hover" force="hover">
          <ArticleBody sections={tableSections} headingLevel={4} />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/Breadcrumbs/Breadcrumbs.tsx',
    content: (
      <Samples size="medium">
        <EachState of="Breadcrumbs">
          {(state) => <Breadcrumbs label={`Where you are, ${state}`} crumbs={crumbs} />}
        </EachState>
      </Samples>
    ),
  },
  {
    source: 'components/ContentsList/ContentsList.tsx',
    content: (
      <Samples size="medium">
        <EachState of="ContentsList">
          {(state) => <ContentsList heading={`Drawings, ${state}`} sections={drawingExhibits.slice(0, 3)} />}
        </EachState>
      </Samples>
    ),
  },
  {
    source: 'components/StepList/StepList.tsx',
    content: (
      <Samples size="large">
        <Sample of="StepList" state="column">
          <StepList steps={steps} />
        </Sample>
        <Sample of="StepList" state="row, where there is room">
          <StepList variant="row" steps={steps} />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/SampleTag/SampleTag.tsx',
    content: (
      <Samples size="medium">
        <EachState of="SampleTag">{() => <SampleTag />}</EachState>
      </Samples>
    ),
  },
  {
    source: 'components/VisuallyHidden/VisuallyHidden.tsx',
    content: (
      <Samples size="large">
        <Sample of="VisuallyHidden" state="heard, not seen">
          <p>
            Before this full stop a screen reader says more than you see<VisuallyHidden>: these words</VisuallyHidden>.
          </p>
        </Sample>
      </Samples>
    ),
  },
]);

function renderCode(content: CodeContent) {
  return content.kind === 'code' ? <CodeBlock title={content.title} code={content.code} /> : null;
}
