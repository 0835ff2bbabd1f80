import { useState } from 'react';
import { Button } from '../components/Button/Button';
import { Jack } from '../components/Jack/Jack';
import type { Token } from './readTokens';
import { withToken } from './withToken';
import styles from './MotionSpecimens.module.css';

/** A cable that takes as long as each token says to grow. Where less motion is asked for, it is simply there. */
export function MotionSpecimens({ tokens }: { readonly tokens: readonly Token[] }) {
  const [isThere, setIsThere] = useState(false);
  const durations = tokens.filter(({ value }) => /^[\d.]+m?s$/.test(value));
  const others = tokens.filter((token) => !durations.includes(token));
  return (
    <>
      <Button onPress={() => setIsThere(!isThere)}>Move all</Button>
      <ul className={styles.root}>
        {durations.map(({ name, value }) => (
          <li key={name} className={styles.specimen}>
            <Name name={name} value={value} />
            <div ref={withToken('--duration', name)} className={styles.track} data-there={isThere || undefined}>
              <Jack isPlugged />
            </div>
          </li>
        ))}
        {others.map(({ name, value }) => (
          <li key={name} className={styles.specimen}>
            <Name name={name} value={value} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Name({ name, value }: Token) {
  return (
    <p className={styles.label}>
      <code className={styles.name}>{name}</code> {value}
    </p>
  );
}
