import { PageColumn } from '../../components/PageColumn/PageColumn';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { StepList } from '../../components/StepList/StepList';
import { home } from '../../content/home';
import { planFacts } from '../../content/planFacts';
import { plans, pricingPage } from '../../content/plans';
import { testimonials, testimonialsIntro } from '../../content/testimonials';
import { Jack } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import { Features } from './Features';
import { Hero } from './Hero';
import styles from './HomePage.module.css';

const { trust, howItWorks, integrationsTeaser, callToAction } = home;

export function HomePage() {
  return (
    <>
      <PageColumn>
        <Hero />
        <section className={styles.trust}>
          <h2 id="reach" className={styles.trustHeading}>
            {trust.heading}
          </h2>
          <ul className={styles.trustList}>
            {trust.items.map(({ id, name }) => (
              <li key={id} className={styles.trustItem}>
                {name}
              </li>
            ))}
          </ul>
        </section>
      </PageColumn>
      <section className={styles.sunk}>
        <PageColumn>
          <h2 id="how-it-works" className={styles.heading}>
            {howItWorks.heading}
          </h2>
          <StepList
            variant="row"
            steps={howItWorks.steps.map(({ id, title, text }) => (
              <div key={id}>
                <h3>{title}</h3>
                <p className={styles.itemText}>{text}</p>
              </div>
            ))}
          />
        </PageColumn>
      </section>
      <Features />
      <section className={styles.sunk}>
        <PageColumn>
          <div className={styles.split}>
            <div>
              <h2 id="integrations" className={styles.heading}>
                {integrationsTeaser.heading}
              </h2>
              <p className={styles.text}>{integrationsTeaser.text}</p>
              <SiteLink route={integrationsTeaser.action.route} variant="secondary">
                {integrationsTeaser.action.text}
              </SiteLink>
            </div>
            <ul>
              {integrationsTeaser.items.map(({ id, name, text }) => (
                <li key={id} className={styles.integration}>
                  <div className={styles.integrationName}>
                    <SiteLink route="integrations" hash={id} variant="standalone">
                      {name}
                    </SiteLink>
                  </div>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </PageColumn>
      </section>
      <PageColumn>
        <section className={styles.section}>
          <div className={styles.tagged}>
            <h2 id="teams">{testimonialsIntro.heading}</h2>
            <SampleTag />
          </div>
          <div className={styles.testimonials}>
            {testimonials.map(({ id, quote, role, company }) => (
              <figure key={id} className={styles.testimonial}>
                <blockquote className={styles.quote}>
                  <p>“{quote}”</p>
                </blockquote>
                <figcaption className={styles.speaker}>
                  {role}, {company}
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      </PageColumn>
      <PageColumn>
        <section>
          <Rack variant="bare">
            <div className={styles.end}>
              <div>
                <h2 id="start" className={styles.heading}>
                  {callToAction.heading}
                </h2>
                <p className={styles.text}>{callToAction.text}</p>
              </div>
              <ul className={styles.plans}>
                {planFacts.map(({ id, name, price }, index) => (
                  <li key={id} className={styles.plan}>
                    <Jack isPlugged={index === 0} />
                    <p className={styles.planText}>
                      <strong>{name}</strong> {price} {pricingPage.perMonth}
                      <span className={styles.audience}>{plans.find((plan) => plan.id === id)?.audience}</span>
                    </p>
                  </li>
                ))}
              </ul>
              <ul className={styles.actions}>
                {callToAction.actions.map(({ text, route }, index) => (
                  <li key={route}>
                    <SiteLink route={route} variant={index === 0 ? 'primary' : 'secondary'}>
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </Rack>
        </section>
      </PageColumn>
    </>
  );
}
