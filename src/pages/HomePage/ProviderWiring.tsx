import { Cable } from '../../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { SidePlug } from '../../drawings/LooseCable/SidePlug';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import { providerBay } from '../../content/pages/providerBay';
import styles from './ProviderBay.module.css';

export interface ProviderWiringProps {
  /** Whether each provider is up, from top to bottom. */
  readonly isUp: readonly boolean[];
  /** The index of the provider that the call names. */
  readonly plugged: number;
  /** The index of the provider that responds, or -1. */
  readonly answering: number;
  /** The index of the provider that is next, or -1. */
  readonly standby: number;
}

/** The height of a list row, in sixteenths of a rem. */
const pitch = 72;
const socketY = (index: number) => pitch * (index + 0.5);
const rem = (y: number) => `${y / 16}rem`;

/** Draws the cables between the key and the jacks of the list beside it. */
export function ProviderWiring({ isUp, plugged, answering, standby }: ProviderWiringProps) {
  const height = pitch * isUp.length;
  const keyY = height / 2;
  /** The position of a plug that has fallen out. `x` is in percent of the width. */
  const fallen = { x: 46, y: keyY + 28 };
  const pathTo = (index: number) => `M0 ${keyY}C40 ${keyY + 26} 42 ${socketY(index) + 26} 100 ${socketY(index)}`;
  const cables = [
    { kind: 'key', index: answering === plugged ? plugged : -1 },
    { kind: 'takeover', index: answering === plugged ? -1 : answering },
    { kind: 'standby', index: standby },
  ] as const;
  return (
    <svg className={styles.drawing} width="240" height={rem(height)} aria-hidden="true">
      <At x="0" y={rem(keyY)}>
        <JackShape x={0} y={0} />
        <text className={styles.key} y="-32" textAnchor="middle">
          {providerBay.key}
        </text>
      </At>
      {isUp.map(
        (up, index) =>
          !up && (
            <At key={index} x="100%" y={rem(socketY(index))}>
              <path d="M-9-9 9 9M9-9-9 9" stroke="var(--color-on-hole)" strokeWidth="4" strokeLinecap="round" />
            </At>
          ),
      )}
      {answering !== plugged && (
        <g className={styles.dropped}>
          <Stretched height={height}>
            <Cable isStretched path={`M0 ${keyY}C26 ${keyY - 26} ${fallen.x} ${keyY - 20} ${fallen.x} ${fallen.y}`} />
          </Stretched>
          <At x={`${fallen.x}%`} y={rem(fallen.y)}>
            <g transform="rotate(-90) scale(0.72)">
              <SidePlug x={0} y={0} />
            </g>
          </At>
        </g>
      )}
      {cables.map(
        ({ kind, index }) =>
          index >= 0 && (
            <g key={`${kind} ${index}`} className={styles.arriving}>
              <Stretched height={height}>
                <Cable isStretched kind={kind} path={pathTo(index)} />
              </Stretched>
              <At x="100%" y={rem(socketY(index))}>
                <g className={styles.seating}>
                  <PlugShape x={0} y={0} kind={kind} />
                </g>
              </At>
            </g>
          ),
      )}
      <At x="0" y={rem(keyY)}>
        <PlugShape x={0} y={0} />
      </At>
    </svg>
  );
}
