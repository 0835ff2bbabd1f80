import { useId } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { nextStep } from '../../content/pages/nextStep';
import layout from '../../styles/layout.module.css';

/** Ends a page about the product with the way to a first call. */
export function NextStep() {
  const id = useId();
  return (
    <section className={`${layout.columns} ${layout.section}`} data-split="words" aria-labelledby={id}>
      <h2 id={id}>{nextStep.heading}</h2>
      <div className={layout.stack}>
        <p>{nextStep.text}</p>
        <div className={layout.cluster}>
          {nextStep.actions.map(({ text, route }, index) => (
            <SiteLink key={route} route={route} variant={index === 0 ? 'primary' : 'secondary'}>
              {text}
            </SiteLink>
          ))}
        </div>
      </div>
    </section>
  );
}
