import { providerBay } from '../../content/pages/providerBay';
import type { ProviderMark } from '../../content/facts/providers';
import { Cable } from '../../drawings/Cable/Cable';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { ProviderJackShape, ProviderPlugShape } from '../../drawings/Jack/ProviderJack';
import { SidePlug } from '../../drawings/LooseCable/SidePlug';
import styles from './ProviderBay.module.css';

export interface ProviderWiringProps {
  /** From top to bottom. */
  readonly jacks: readonly (ProviderMark & {
    readonly state: keyof typeof providerBay.states;
    /** The call names this provider. */
    readonly isNamed: boolean;
  })[];
}

/** The key hangs at this height, in percent of the drawing. */
const keyY = 30;
/** A plug that has fallen out. `x` and `y` are percentages. */
const fallen = { x: -15, y: 66 };
const weight = 1.5;

/** Draws the jacks of the rows beside it, and the cables from the key, which hang through. */
export function ProviderWiring({ jacks }: ProviderWiringProps) {
  const yOf = (index: number) => ((index + 0.5) * 100) / jacks.length;
  const pathTo = (index: number) => {
    const y = yOf(index);
    // Near its jack it is flat enough to pass beside the jack below, even where the drawing is narrow.
    return `M0 ${keyY}C0 ${80 + 0.6 * y} 30 ${y + 16} 100 ${y}`;
  };
  // The plug has the letter.
  const isPlugged = ({ state }: (typeof jacks)[number]) => state === 'next' || state === 'answers';
  const isDropped = !jacks.some(({ state, isNamed }) => isNamed && state === 'answers');
  // The cable that carries the call covers the next one.
  const cables = jacks.flatMap(({ state, isNamed, letter }, index) => {
    if (state === 'next') return { kind: 'standby', letter, index } as const;
    if (state === 'answers') return { kind: isNamed ? 'key' : 'takeover', letter, index } as const;
    return [];
  });
  cables.sort((a, b) => Number(b.kind === 'standby') - Number(a.kind === 'standby'));
  return (
    <svg className={styles.drawing} width="240" height="320" role="img" aria-label={providerBay.drawing}>
      <At x="0" y={`${keyY}%`}>
        <g transform="scale(1.35)">
          <JackShape x={0} y={0} />
        </g>
        <text className={styles.key} y="-42" textAnchor="middle">
          {providerBay.key}
        </text>
      </At>
      {jacks.map((jack, index) => (
        <At key={jack.letter} x="100%" y={`${yOf(index)}%`}>
          <g transform="scale(1.1)">
            <ProviderJackShape shape={jack.shape} letter={isPlugged(jack) ? '' : jack.letter} isDown={jack.state === 'down'} />
          </g>
        </At>
      ))}
      {isDropped && (
        <g className={styles.dropped}>
          <Stretched height={100}>
            <Cable isStretched weight={weight} path={`M0 ${keyY}C-2 ${keyY + 16} ${fallen.x} ${keyY + 14} ${fallen.x} ${fallen.y}`} />
          </Stretched>
          <At x={`${fallen.x}%`} y={`${fallen.y}%`}>
            <g transform="rotate(-90)">
              <SidePlug x={0} y={0} />
            </g>
          </At>
        </g>
      )}
      {cables.map(({ kind, letter, index }) => (
        <g key={`${kind} ${index}`} className={styles.arriving}>
          <Stretched height={100}>
            <Cable isStretched weight={weight} kind={kind} path={pathTo(index)} />
          </Stretched>
          <At x="100%" y={`${yOf(index)}%`}>
            <g className={styles.seating}>
              <g transform="scale(1.1)">
                <ProviderPlugShape letter={letter} kind={kind} />
              </g>
            </g>
          </At>
        </g>
      ))}
      <At x="0" y={`${keyY}%`}>
        <g transform="scale(1.5)">
          <PlugShape x={0} y={0} />
        </g>
      </At>
    </svg>
  );
}
