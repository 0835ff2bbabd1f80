import type { CallStep } from '../../content/types';
import { Wiring } from '../../drawings/Patch/Wiring';
import primitives from '../../styles/primitives.module.css';
import styles from './CallPath.module.css';

/** The steps of one or two calls, from top to bottom, with a cable from jack to jack. */
export function CallPath({ steps }: { readonly steps: readonly CallStep[] }) {
  return (
    <div className={styles.root} dir="ltr">
      <Wiring
        className={styles.wiring}
        direction="down"
        scale={0.8}
        jacks={steps.map(({ id, lane }, row) => ({ id, column: lane, row }))}
        cables={steps.flatMap(({ id, cable, from = steps[steps.findIndex((step) => step.id === id) - 1]?.id }) =>
          from && cable !== 'start' ? { from, to: id, kind: cable } : [],
        )}
      />
      <ol className={styles.steps}>
        {steps.map(({ id, title, note, text }) => (
          <li key={id} className={styles.step}>
            <strong className={styles.title}>{title}</strong>
            <span className={primitives.quiet}>{note}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
