import { Picture } from '../../components/Picture/Picture';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { keyTangle } from '../../content/pages/keyTangle';
import type { CableKind } from '../../drawings/Cable/Cable';
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
          from={cables.map(({ from, to, kind }) => ({ id: from, label: <NamedKey kind={kind} name={keyName(to)} /> }))}
          to={keyTangle.providers.map((name) => ({ id: name, label: <strong>{name}</strong> }))}
          cables={cables}
          bend={[60, 90, 40, -65]}
        />
      </div>
      <div className={styles.wiring}>
        <Patch
          from={[{ id: 'key', label: <NamedKey kind="key" name={keyName(hub)} /> }]}
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

function NamedKey({ kind, name }: { readonly kind: CableKind | undefined; readonly name: string }) {
  return (
    <>
      <Key kind={kind} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
