import { keyPlaces } from '../../content/pages/keyPlaces';
import { Jack } from '../../drawings/Jack/Jack';
import { Key } from '../../drawings/Jack/Key';
import { Wiring } from '../../drawings/Patch/Wiring';
import { Picture } from '../../components/Picture/Picture';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './KeyPlaces.module.css';

const { places } = keyPlaces;

/** Which keys each place holds: the page none, the server one, the hub all others. */
export function KeyPlaces() {
  return (
    <Picture caption={keyPlaces}>
      <ol className={styles.root} dir="ltr">
        {places.map(({ id, name, holds, keys, text }, index) => (
          <li key={id} className={styles.place} data-place={id}>
            <Jack />
            {index < places.length - 1 && <CableToNext hasKey={keys > 0} />}
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
function CableToNext({ hasKey }: { readonly hasKey: boolean }) {
  return (
    <span className={styles.cable}>
      <Wiring
        className={styles.wiring}
        direction="down"
        jacks={[0, 1].map((end) => ({ id: String(end), column: 0.5, row: end, isDown: false }))}
        cables={[{ from: '0', to: '1', kind: hasKey ? 'key' : 'cut' }]}
      />
    </span>
  );
}

const kinds = ['key', 'key2', 'key3', 'key4'] as const;

function Keys({ count }: { readonly count: number }) {
  return (
    count > 0 && (
      <div className={styles.keys}>
        {Array.from({ length: count }, (_, index) => (
          <Key key={index} kind={kinds[index % kinds.length]} />
        ))}
      </div>
    )
  );
}
