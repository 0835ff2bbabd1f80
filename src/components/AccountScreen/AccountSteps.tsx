import { Rack } from '../../drawings/Rack/Rack';
import primitives from '../../styles/primitives.module.css';
import { StepList } from '../StepList/StepList';

export interface AccountStepsProps {
  readonly heading: string;
  readonly steps: readonly string[];
}

/** Numbered steps on a cable. The last step is not reached, so the cable ends before it. */
export function AccountSteps({ heading, steps }: AccountStepsProps) {
  return (
    <Rack heading={heading}>
      <div className={primitives.front}>
        <StepList
          isCut
          steps={steps.map((step) => (
            <p key={step}>{step}</p>
          ))}
        />
      </div>
    </Rack>
  );
}
