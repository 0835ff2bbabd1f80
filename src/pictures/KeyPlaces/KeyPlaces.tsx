import { keyPlaces } from '../../content/pages/keyPlaces';
import { Cable } from '../../drawings/Cable/Cable';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import { Jack, PlugShape } from '../../drawings/Jack/Jack';
import { Picture } from '../../components/Picture/Picture';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './KeyPlaces.module.css';

const { places } = keyPlaces;

/** Which keys each place holds: the page none, the server one, the hub all others. From left to right where there is room, else from top to bottom. */
export function KeyPlaces() {
  return (
    <Picture caption={keyPlaces}>
      <ol className={styles.root} dir="ltr">
        {places.map(({ id, name, holds, keys, text }, index) => (
          <li key={id} className={styles.place} data-place={id}>
            <Jack />
            {index < places.length - 1 && (
              <>
                <CableToNext hasKey={keys > 0} />
                <CableToNext hasKey={keys > 0} isDown />
              </>
            )}
            <div className={layout.stack} data-gap="0">
              <span className={primitives.quiet}>{name}</span>
              <strong className={styles.holds}>{holds}</strong>
              <span>{text}</span>
              <Keys count={keys} />
            </div>
          </li>
        ))}
      </ol>
    </Picture>
  );
}

/** A thin cable carries requests without a key. */
function CableToNext({ hasKey, isDown = false }: { readonly hasKey: boolean; readonly isDown?: boolean }) {
  return (
    <svg className={styles.cable} width="240" data-down={isDown || undefined} aria-hidden="true">
      <Stretched height={100}>
        <Cable isStretched kind={hasKey ? 'key' : 'cut'} path={isDown ? 'M50 0C76 34 24 66 50 100' : 'M0 50C30 84 70 84 100 50'} />
      </Stretched>
      {hasKey &&
        [0, 100].map((end) => (
          <At key={end} x={isDown ? '50%' : `${end}%`} y={isDown ? `${end}%` : '50%'}>
            <PlugShape x={0} y={0} />
          </At>
        ))}
    </svg>
  );
}

const keyColors = ['var(--color-cable)', 'var(--color-cable-2)', 'var(--color-cable-3)', 'var(--color-cable-4)'];

function Keys({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <svg
      className={styles.keys}
      viewBox={`0 0 ${44 * count} 20`}
      width={`${2.75 * count}rem`}
      fill="none"
      strokeWidth="4"
      aria-hidden="true"
    >
      {keyColors.slice(0, count).map((color, index) => (
        <g key={color} transform={`translate(${44 * index} 0)`} stroke={color}>
          <circle cx="9" cy="9" r="6" />
          <path d="M15 9h21M26 9v8M34 9v7" />
        </g>
      ))}
    </svg>
  );
}
