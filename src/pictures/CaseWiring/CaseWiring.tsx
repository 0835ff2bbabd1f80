import type { CaseWiring as Wiring } from '../../content/pages/caseStudies';
import { Patch } from '../../drawings/Patch/Patch';
import primitives from '../../styles/primitives.module.css';

export interface CaseWiringProps {
  readonly label: string;
  readonly wiring: Wiring;
}

/** The wiring of a case study. The text of the study says the same. */
export function CaseWiring({ label, wiring: { callers, answers, cables } }: CaseWiringProps) {
  return (
    <div>
      <p className={primitives.quiet}>{label}</p>
      <Patch from={endsOf(callers)} to={endsOf(answers)} cables={cables} />
    </div>
  );
}

const endsOf = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }));
