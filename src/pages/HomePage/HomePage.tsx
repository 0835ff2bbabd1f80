import { PageColumn } from '../../components/PageColumn/PageColumn';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { StepList } from '../../components/StepList/StepList';
import { home } from '../../content/pages/home';
import { testimonials, testimonialsIntro } from '../../content/pages/testimonials';
import { Jack } from '../../drawings/Jack/Jack';
import { NextStep } from '../../layout/NextStep/NextStep';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { Features } from './Features';
import { Hero } from './Hero';
import styles from './HomePage.module.css';

const { trust, howItWorks, integrationsTeaser, callToAction } = home;

export function HomePage() {
  return (
    <>
      <PageColumn>
        <Hero />
        <div className={`${layout.cluster} ${styles.trust}`} data-gap="0">
          <p id="reach">{trust.heading}</p>
          <ul className={layout.cluster} data-gap="0">
            {trust.items.map(({ id, name, mark }) => (
              <li key={id} className={layout.line}>
                <Jack mark={mark} />
                <strong>{name}</strong>
              </li>
            ))}
          </ul>
        </div>
      </PageColumn>
      <section className={layout.band} data-ground="sunk">
        <PageColumn>
          <div className={layout.stack}>
            <h2 id="how-it-works">{howItWorks.heading}</h2>
            <StepList
              variant="row"
              steps={howItWorks.steps.map(({ id, title, text }) => (
                <div key={id} className={layout.stack} data-gap="1">
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ))}
            />
          </div>
        </PageColumn>
      </section>
      <section className={layout.band}>
        <PageColumn>
          <div className={layout.columns} data-split="picture">
            <div className={layout.stack}>
              <h2 id="integrations">{integrationsTeaser.heading}</h2>
              <p>{integrationsTeaser.text}</p>
              <div data-screen>
                <SiteLink href={integrationsTeaser.action.href} variant="secondary">
                  {integrationsTeaser.action.text}
                </SiteLink>
              </div>
            </div>
            <ul className={`${layout.rows} ${styles.integrations}`} data-gap="1">
              {integrationsTeaser.items.map(({ id, name, text }) => (
                <li key={id} className={layout.columns} data-split="side" data-gap="0">
                  <strong>
                    <SiteLink href={`/integrations#${id}`} variant="standalone">
                      {name}
                    </SiteLink>
                  </strong>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </PageColumn>
      </section>
      <Features />
      <PageColumn>
        {testimonials.length > 0 && (
          <section className={layout.section}>
            <div className={layout.stack}>
              <div className={layout.cluster} data-gap="0">
                <h2 id="teams">{testimonialsIntro.heading}</h2>
                {testimonials.some(({ isSample }) => isSample) && <SampleTag />}
              </div>
              <div className={`${layout.columns} ${styles.testimonials}`} data-split="halves">
                {testimonials.map(({ id, quote, role, company }) => (
                  <figure key={id} className={layout.stack} data-gap="1">
                    <blockquote>
                      <p>“{quote}”</p>
                    </blockquote>
                    <figcaption className={primitives.quiet}>
                      {role}, {company}
                    </figcaption>
                  </figure>
                ))}
              </div>
            </div>
          </section>
        )}
        <NextStep content={callToAction} />
      </PageColumn>
    </>
  );
}
