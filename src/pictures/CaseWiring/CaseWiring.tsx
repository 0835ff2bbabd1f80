import type { CaseWiring as Wiring } from '../../content/pages/caseStudies';
import { Cable } from '../../drawings/Cable/Cable';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import primitives from '../../styles/primitives.module.css';
import styles from './CaseWiring.module.css';

export interface CaseWiringProps {
  readonly label: string;
  readonly wiring: Wiring;
}

/** The height of a row, in sixteenths of a rem. */
const pitch = 40;

/** The wiring of a case study. The text of the study says the same. */
export function CaseWiring({ label, wiring: { callers, answers, cables } }: CaseWiringProps) {
  const height = pitch * Math.max(callers.length, answers.length);
  /** The middle of a row. A side with fewer rows has higher ones. */
  const rowAt = (row: number, side: readonly string[]) => (height * (row + 0.5)) / side.length;
  return (
    <div>
      <p className={primitives.quiet}>{label}</p>
      <div className={styles.wiring} dir="ltr">
        <Names names={callers} />
        <svg className={styles.drawing} width="96" height={`${height / 16}rem`} aria-hidden="true">
          <Stretched height={height}>
            {cables.map(([caller, answer, kind]) => {
              const [from, to] = [rowAt(caller, callers), rowAt(answer, answers)];
              return (
                <Cable key={`${caller} ${answer}`} isStretched kind={kind} weight={0.6} path={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}`} />
              );
            })}
          </Stretched>
          {[callers, answers].map((side, end) =>
            side.map((name, row) => (
              <At key={name} x={`${end * 100}%`} y={`${(100 * (row + 0.5)) / side.length}%`}>
                <g transform="scale(0.7)">
                  <JackShape x={0} y={0} />
                  <Plug cables={cables.filter((cable) => cable[end] === row)} />
                </g>
              </At>
            )),
          )}
        </svg>
        <Names names={answers} />
      </div>
    </div>
  );
}

/** A cable that is cut has no plug. */
function Plug({ cables }: { readonly cables: Wiring['cables'] }) {
  const kind = cables.map((cable) => cable[2]).find((cable) => cable !== 'cut');
  return kind && <PlugShape x={0} y={0} kind={kind} />;
}

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
