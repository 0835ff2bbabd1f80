import { useId } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { nextStep, type NextStepContent } from '../../content/pages/nextStep';
import layout from '../../styles/layout.module.css';

export interface NextStepProps {
  /** By default, the way to a first call. */
  readonly content?: NextStepContent;
}

/** Ends a page with the way on. */
export function NextStep({ content: { heading, text, actions } = nextStep }: NextStepProps) {
  const id = useId();
  return (
    <section className={`${layout.columns} ${layout.section}`} data-split="words" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={layout.stack}>
        <p>{text}</p>
        <div className={layout.cluster}>
          {actions.map((action, index) => (
            <SiteLink key={action.route} route={action.route} variant={index === 0 ? 'primary' : 'secondary'}>
              {action.text}
            </SiteLink>
          ))}
        </div>
      </div>
    </section>
  );
}
