import { Accordion } from '../../components/Accordion/Accordion';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { articles } from '../../content/articles';
import { type CaseStudy, caseStudies, caseStudiesIntro } from '../../content/caseStudies';
import { faq, resourcesPage } from '../../content/faq';
import { OnThisPage } from './OnThisPage';
import styles from './ResourcesPage.module.css';

export function ResourcesPage() {
  return (
    <PageColumn>
      <PageHeader heading={resourcesPage.heading} lead={resourcesPage.lead} drawing={<OnThisPage />} />
      <section className={styles.section} aria-labelledby="case-studies">
        <div>
          <h2 id="case-studies">
            {resourcesPage.caseStudiesHeading}
          </h2>
          <SampleTag />
        </div>
        <div className={styles.studies}>
          {caseStudies.map((study) => (
            <CaseStudyReport key={study.id} study={study} />
          ))}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="questions">
        <h2 id="questions">
          {resourcesPage.faqHeading}
        </h2>
        <Accordion headingLevel={3} items={questions} />
      </section>
      <section className={styles.section} aria-labelledby="articles">
        <div>
          <h2 id="articles">
            {resourcesPage.articlesHeading}
          </h2>
          <SampleTag />
        </div>
        <ul>
          {articles.map(({ id, title, summary }) => (
            <li key={id} className={styles.teaser}>
              <h3>{title}</h3>
              <div>
                <p className={styles.text}>{summary}</p>
                <p className={styles.link}>
                  <SiteLink route="articles" hash={id} variant="standalone">
                    {resourcesPage.readArticle}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </SiteLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </PageColumn>
  );
}

const questions = faq.map(({ id, question, answer }) => ({
  id: `faq-${id}`,
  heading: question,
  content: answer.map((text, index) => (
    <p key={index} className={styles.text}>
      <RichText text={text} />
    </p>
  )),
}));

function CaseStudyReport({ study }: { readonly study: CaseStudy }) {
  const facts = [
    [caseStudiesIntro.kindOfCompanyLabel, study.kindOfCompany],
    [caseStudiesIntro.problemLabel, study.problem],
    [caseStudiesIntro.approachLabel, study.approach],
    [caseStudiesIntro.outcomeLabel, study.outcome],
  ] as const;
  return (
    <article className={styles.study} aria-labelledby={study.id}>
      <h3 id={study.id}>
        {study.title}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
