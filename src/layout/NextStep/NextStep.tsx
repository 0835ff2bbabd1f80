import { useId } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { nextStep, type NextStepContent } from '../../content/pages/nextStep';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';

export interface NextStepProps {
  /** By default, the way to a first call. */
  readonly content?: NextStepContent;
}

/** Ends a page with a plate: the way on. */
export function NextStep({ content: { heading, text, actions, isAdvice } = nextStep }: NextStepProps) {
  const id = useId();
  return (
    <section className={layout.section} data-screen={isAdvice ? undefined : true} aria-labelledby={id}>
      <Rack>
        <div className={`${layout.stack} ${primitives.front}`}>
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
          <div className={layout.cluster}>
            {actions.map((action, index) => (
              <SiteLink key={action.href} href={action.href} variant={index === 0 ? 'primary' : 'secondary'}>
                {action.text}
              </SiteLink>
            ))}
          </div>
        </div>
      </Rack>
    </section>
  );
}
