import { Accordion } from '../../components/Accordion/Accordion';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { TermList } from '../../components/TermList/TermList';
import { type CaseStudy, caseStudies, caseStudiesIntro } from '../../content/pages/caseStudies';
import { faq } from '../../content/pages/faq';
import { resourcesPage, resourcesSections } from '../../content/pages/resources';
import { dateInWords } from '../../content/interface';
import { articlePages } from '../../content/siteRoutes';
import { Patch } from '../../drawings/Patch/Patch';
import { NextStep } from '../../layout/NextStep/NextStep';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { OnThisPage } from './OnThisPage';
import styles from './ResourcesPage.module.css';

export function ResourcesPage() {
  return (
    <PageColumn>
      {/* The drawing has a row for each of three sections, and a page with fewer is short. */}
      <PageHeader heading={resourcesPage.heading} lead={resourcesPage.lead} drawing={resourcesSections.length > 2 && <OnThisPage />} />
      {resourcesSections.map(({ id, heading, isSample }) => (
        <section key={id} className={`${layout.columns} ${styles.section}`} data-split="side" data-gap="3" aria-labelledby={id}>
          <div>
            <h2 id={id}>{heading}</h2>
            {isSample && <SampleTag />}
          </div>
          {contentOf[id]}
        </section>
      ))}
      <NextStep />
    </PageColumn>
  );
}

const questions = faq.map(({ id, question, answer }) => ({
  id: `faq-${id}`,
  heading: question,
  content: (
    <div className={layout.stack}>
      {answer.map((text, index) => (
        <p key={index}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  ),
}));

const contentOf = {
  'case-studies': (
    <div className={layout.columns} data-split="cards" data-gap="5">
      {caseStudies.map((study) => (
        <CaseStudyReport key={study.id} study={study} />
      ))}
    </div>
  ),
  questions: <Accordion items={questions} />,
  articles: (
    <ul className={layout.rows}>
      {articlePages.map(({ path, title, description, date }) => (
        <li key={path} className={layout.columns} data-split="side" data-gap="1">
          <h3>
            <SiteLink href={path} variant="standalone">
              {title}
            </SiteLink>
          </h3>
          <div className={layout.stack} data-gap="1">
            <p>{description}</p>
            {date && (
              <p className={primitives.quiet}>
                <time dateTime={date}>{dateInWords(date)}</time>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  ),
};

const endsOf = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }));

function CaseStudyReport({ study }: { readonly study: CaseStudy }) {
  const parts = ['kindOfCompany', 'problem', 'approach', 'outcome'] as const;
  const facts = parts.map((part) => ({ term: caseStudiesIntro[`${part}Label`], text: study[part] }));
  return (
    <article className={`${layout.stack} ${styles.study}`} aria-labelledby={study.id}>
      <h3 id={study.id}>{study.title}</h3>
      {(['before', 'after'] as const).map((when) => {
        const { callers, answers, cables } = study[when];
        return (
          <div key={when}>
            <p className={primitives.quiet}>{caseStudiesIntro[`${when}Label`]}</p>
            <Patch name={caseStudiesIntro.drawing(cables)} from={endsOf(callers)} to={endsOf(answers)} cables={cables} />
          </div>
        );
      })}
      <TermList variant="quiet" items={facts} />
    </article>
  );
}
