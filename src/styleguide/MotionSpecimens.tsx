import { useState } from 'react';
import { Button } from '../components/Button/Button';
import { Jack } from '../drawings/Jack/Jack';
import type { Token } from './readTokens';
import { withToken } from './withToken';
import styles from './MotionSpecimens.module.css';

/** A jack that moves for the duration of each token; under prefers-reduced-motion it changes place at once. */
export function MotionSpecimens({ tokens }: { readonly tokens: readonly Token[] }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Button onPress={() => setIsThere(!isThere)}>Move all</Button>
      <ul className={styles.root}>
        {tokens.map(({ name, value }) => (
          <li key={name} className={styles.specimen}>
            <p className={styles.label}>
              <code className={styles.name}>{name}</code> {value}
            </p>
            {/^[\d.]+m?s$/.test(value) && (
              <div ref={withToken('--duration', name)} className={styles.track} data-there={isThere || undefined}>
                <Jack isPlugged />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
