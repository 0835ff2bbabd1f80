import { Picture } from '../../components/Picture/Picture';
import { keyTangle } from '../../content/pages/keyTangle';
import { Key } from '../../drawings/Jack/Key';
import { Patch } from '../../drawings/Patch/Patch';
import layout from '../../styles/layout.module.css';
import styles from './KeyTangle.module.css';

const { cables, hub, diff, keyName } = keyTangle;

/** Contrasts four tangled keys with one key, and shows the two lines of a call that switch the provider. */
export function KeyTangle() {
  return (
    <Picture caption={keyTangle}>
      <div className={styles.wiring}>
        <Patch
          name={cables.map(({ to }) => keyName(to)).join(', ')}
          from={cables.map(({ from, kind }) => ({ id: from, label: <Key kind={kind} /> }))}
          to={keyTangle.providers.map((name) => ({ id: name, label: <strong>{name}</strong> }))}
          cables={cables}
          bend={[60, 90, 40, -65]}
        />
      </div>
      <div className={styles.wiring}>
        <Patch
          name={keyName(hub)}
          from={[{ id: 'key', label: <Key kind="key" /> }]}
          to={[{ id: hub, label: <strong>{hub}</strong> }]}
          cables={[{ from: 'key', to: hub }]}
        />
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
