import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { failoverOrder } from '../../content/pages/failoverOrder';
import { Wiring } from '../../drawings/Patch/Wiring';
import { announce } from '../../lib/announce';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './FailoverOrder.module.css';

const { first, entries, moved, result } = failoverOrder;
const named = entries[0]?.name ?? '';
const arrows = { up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5', down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5' } as const;

/** The list of providers that take over, which buttons reorder. */
export function FailoverOrder() {
  const [order, setOrder] = useState(entries);

  const move = (from: number, to: number) => {
    const [entry, other] = [order[from], order[to]];
    if (!entry || !other) return;
    setOrder(order.map((each) => (each === entry ? other : each === other ? entry : each)));
    announce(moved(entry.name, to + 1));
  };

  return (
    <Picture caption={failoverOrder}>
      <div className={styles.rows} dir="ltr">
        <Wiring
          className={styles.wiring}
          direction="down"
          jacks={[{ id: 'key' }, ...order].map((entry, row) => ({ column: 0.5, row, ...entry }))}
          cables={order.map(({ id }, index) => ({ from: order[index - 1]?.id ?? 'key', to: id, kind: index === 0 ? 'key' : 'standby' }))}
        />
        <div className={styles.row}>
          <Words name={first.name} text={first.text} />
        </div>
        <ol className={styles.list}>
          {order.map(({ id, name, model }, index) => (
            <li key={id} className={styles.row}>
              <Words name={name} text={model} isCode />
              <div className={styles.buttons} data-with-js>
                {(['up', 'down'] as const).map((direction) => {
                  const to = direction === 'up' ? index - 1 : index + 1;
                  return (
                    // A disabled button keeps focus, so that the next press can go the other way.
                    <Button key={direction} size="round" isDisabled={!order[to]} onPress={() => move(index, to)}>
                      <VisuallyHidden>{failoverOrder[direction](name)}</VisuallyHidden>
                      <svg className={primitives.icon} viewBox="0 0 16 16" aria-hidden="true">
                        <path d={arrows[direction]} />
                      </svg>
                    </Button>
                  );
                })}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={layout.ruled}>
        <p>
          <strong>
            {result(
              named,
              order.map(({ name }) => name).filter((name) => name !== named),
            )}
          </strong>
        </p>
      </div>
    </Picture>
  );
}

function Words({ name, text, isCode }: { readonly name: string; readonly text: string; readonly isCode?: boolean }) {
  const Text = isCode ? 'code' : 'span';
  return (
    <div className={styles.words}>
      <strong>{name}</strong>
      <Text className={primitives.quiet} translate={isCode ? 'no' : undefined}>
        {text}
      </Text>
    </div>
  );
}
