import { stepPrefix } from '../../content/controls';
import { Jack } from '../../drawings/Jack/Jack';
import { SidePlug } from '../../drawings/LooseCable/SidePlug';
import { Rack } from '../../drawings/Rack/Rack';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './AccountSteps.module.css';

export interface AccountStepsProps {
  readonly heading: string;
  readonly steps: readonly string[];
}

/** Numbered steps on a cable. The last step is not reached, so the cable ends before it. */
export function AccountSteps({ heading, steps }: AccountStepsProps) {
  return (
    <Rack heading={heading}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            {index < steps.length - 2 && <CableToNext />}
            {index === steps.length - 2 && <LooseEnd />}
            <span className={styles.jack}>
              <Jack text={String(index + 1)} />
            </span>
            <p className={styles.text}>
              {/* The list has no markers, so screen readers would not announce the numbers. */}
              <VisuallyHidden>{`${stepPrefix(index + 1)} `}</VisuallyHidden>
              {step}
            </p>
          </li>
        ))}
      </ol>
    </Rack>
  );
}

/** The cable from the center of this jack to the center of the next. */
function CableToNext() {
  return (
    <svg className={styles.cable} viewBox="0 0 100 100" width="100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M50 0C104 34-4 66 50 100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function LooseEnd() {
  return (
    <>
      <svg className={`${styles.cable} ${styles.loose}`} viewBox="0 0 100 100" width="100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 0C10 40 50 60 50 100" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.plug} viewBox="-20 -4 40 84" width="40" aria-hidden="true">
        <g transform="rotate(-90)">
          <SidePlug x={0} y={0} />
        </g>
      </svg>
    </>
  );
}
