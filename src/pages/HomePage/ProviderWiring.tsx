import { providerBay } from '../../content/pages/providerBay';
import type { ProviderMark } from '../../content/facts/providers';
import { Cable } from '../../drawings/Cable/Cable';
import { PlugShape } from '../../drawings/Jack/Jack';
import { SidePlug } from '../../drawings/LooseCable/SidePlug';
import { At, Stretched, Wiring } from '../../drawings/Patch/Wiring';
import styles from './ProviderBay.module.css';

export interface ProviderWiringProps {
  /** From top to bottom. */
  readonly jacks: readonly {
    readonly id: string;
    readonly mark: ProviderMark;
    readonly state: keyof typeof providerBay.states;
    /** The call names this provider. */
    readonly isNamed: boolean;
  }[];
}

const weight = 1.5;
const key = { id: 'key', column: 0, row: 1 };

/** Draws the jacks of the rows beside it, and the cables from the key, which hang through. */
export function ProviderWiring({ jacks }: ProviderWiringProps) {
  const answering = jacks.find(({ state }) => state === 'answers');
  const next = jacks.find(({ state }) => state === 'next');
  const y = (100 * (key.row + 0.5)) / jacks.length;
  return (
    <Wiring
      className={styles.drawing}
      name={providerBay.drawing}
      // Near its jack, a cable is flat enough to pass beside the jack below, even where the drawing is narrow.
      bend={[0, 62, 30, 16]}
      scale={1.1}
      weight={weight}
      jacks={[key, ...jacks.map(({ id, mark, state }, row) => ({ id, column: 1, row, mark, isDown: state === 'down' }))]}
      cables={[
        ...(next ? [{ from: key.id, to: next.id, kind: 'standby' as const }] : []),
        ...(answering ? [{ from: key.id, to: answering.id, kind: answering.isNamed ? ('key' as const) : ('takeover' as const) }] : []),
      ]}
    >
      <At x={0} y={y}>
        <text className={styles.key} x="-5" y="-42" textAnchor="middle">
          {providerBay.key}
        </text>
      </At>
      {!answering?.isNamed && (
        <g className={styles.dropped}>
          <Stretched>
            <Cable isStretched weight={weight} path={`M0 ${y}C-2 ${y + 16} -15 ${y + 14} -15 ${y + 36}`} />
          </Stretched>
          <At x={-15} y={y + 36}>
            <g transform="rotate(-90)">
              <SidePlug x={0} y={0} />
            </g>
          </At>
          <At x={0} y={y} scale={1.1}>
            <PlugShape x={0} y={0} />
          </At>
        </g>
      )}
    </Wiring>
  );
}
