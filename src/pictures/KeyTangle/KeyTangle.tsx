import { keyTangle } from '../../content/pages/keyTangle';
import { JackShape } from '../../drawings/Jack/Jack';
import { Picture } from '../../components/Picture/Picture';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import layout from '../../styles/layout.module.css';
import styles from './KeyTangle.module.css';

const { providers, hub, diff } = keyTangle;

/** The height of a list row, in sixteenths of a rem. */
const pitch = 40;
const rowAt = (row: number) => pitch * (row + 0.5);

/** Each cable runs from the key in one row to the jack in another, around the other cables. */
const tangle = [
  { color: 'var(--color-cable-4)', to: 2, bends: 'C22 20 24 150 44 150S60 12 70 14S88 100' },
  { color: 'var(--color-cable-2)', to: 0, bends: 'C18 60 22 12 38 20S60 120 66 138S82 150 78 110S86 20' },
  { color: 'var(--color-cable-3)', to: 3, bends: 'C16 100 20 50 34 56S44 130 56 112S62 30 70 52S80 140' },
  { color: 'var(--color-text-muted)', to: 1, bends: 'C20 140 22 84 40 88S56 110 62 70S72 20 80 34S88 60' },
];

/** Contrasts four tangled keys with one key, and shows the two lines of a call that switch the provider. */
export function KeyTangle() {
  return (
    <Picture caption={keyTangle}>
      <div className={styles.wiring} dir="ltr">
        <svg className={styles.drawing} width="240" height={`${(pitch * providers.length) / 16}rem`} aria-hidden="true">
          <Stretched height={pitch * providers.length}>
            {tangle.map(({ color, to, bends }, row) => (
              <Strand key={color} thickness={6} color={color} path={`M0 ${rowAt(row)}${bends} 100 ${rowAt(to)}`} />
            ))}
          </Stretched>
          {tangle.map(({ color }, row) => (
            <Ends key={color} y={`${rowAt(row) / 16}rem`} color={color} endColor={tangle.find(({ to }) => to === row)?.color ?? color} />
          ))}
        </svg>
        <ul className={styles.names}>
          {providers.map((name) => (
            <li key={name}>
              <strong>{name}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.wiring} dir="ltr" data-after>
        <svg className={styles.drawing} width="240" height={`${pitch / 16}rem`} aria-hidden="true">
          <Stretched height={pitch}>
            <Strand thickness={10} color="var(--color-cable)" path={`M0 ${rowAt(0)}H100`} />
          </Stretched>
          <Ends y={`${rowAt(0) / 16}rem`} color="var(--color-cable)" endColor="var(--color-cable)" />
        </svg>
        <strong>{hub}</strong>
      </div>
      <div className={`${layout.stack} ${styles.change}`} data-gap="1">
        <p>
          <strong>{diff.title}</strong>
        </p>
        <pre className={styles.diff}>
          <code translate="no">
            {diff.lines.map(({ kind, sign, text }) => {
              const Line = kind;
              return (
                <Line key={text} className={styles.line}>
                  {sign} {text}
                  {'\n'}
                </Line>
              );
            })}
          </code>
        </pre>
      </div>
    </Picture>
  );
}

interface EndsProps {
  readonly y: string;
  readonly color: string;
  /** The color of the cable that ends in this row. */
  readonly endColor: string;
}

function Ends({ y, color, endColor }: EndsProps) {
  return (
    <>
      <At x="0" y={y}>
        <path d="M-12 0h-28M-29 0v11M-37 0v9" fill="none" stroke="var(--color-text)" strokeWidth="5" />
        <PluggedJack color={color} />
      </At>
      <At x="100%" y={y}>
        <PluggedJack color={endColor} />
      </At>
    </>
  );
}

function PluggedJack({ color }: { readonly color: string }) {
  return (
    <g transform="scale(0.7)">
      <JackShape x={0} y={0} />
      <circle r="9" fill={color} stroke="var(--color-on-hole)" strokeWidth="2.5" />
    </g>
  );
}

/** The outline has the background color of the page and separates cables that cross. */
function Strand({ color, thickness, path }: { readonly color: string; readonly thickness: number; readonly path: string }) {
  const line = { d: path, fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <path {...line} stroke="var(--color-surface)" strokeWidth={thickness + 5} />
      <path {...line} stroke={color} strokeWidth={thickness} />
    </>
  );
}
