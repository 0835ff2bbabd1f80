import { Picture } from '../../components/Picture/Picture';
import { TermList } from '../../components/TermList/TermList';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { keyPlate } from '../../content/pages/keyPlate';
import { Cable } from '../../drawings/Cable/Cable';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { Meter } from '../../drawings/Meter/Meter';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './KeyPlate.module.css';

const { from, to, shown, dots, hidden, details, quota } = keyPlate;

const ends = ['0%', '100%'];

/** The page of a key: the key on a tag that hangs from its cable, what is known about it, and its quota. */
export function KeyPlate() {
  return (
    <Picture caption={keyPlate}>
      <div className={styles.wiring} dir="ltr">
        <svg className={styles.cable} width="240" aria-hidden="true">
          {ends.map((x) => (
            <At key={x} x={x} y="1.5rem">
              <JackShape x={0} y={0} />
            </At>
          ))}
          <Stretched height={64}>
            <Cable isStretched path="M0 24C25 72 75 72 100 24" />
          </Stretched>
          {ends.map((x) => (
            <At key={x} x={x} y="1.5rem">
              <PlugShape x={0} y={0} />
            </At>
          ))}
        </svg>
        <span className={primitives.quiet}>{from}</span>
        <code className={styles.tag} translate="no">
          {shown[0]}
          <span aria-hidden="true">{dots}</span>
          <VisuallyHidden>{hidden}</VisuallyHidden>
          <wbr />
          {shown[1]}
        </code>
        <span className={primitives.quiet}>{to}</span>
      </div>
      <div className={layout.columns} data-split="halves" data-gap="3">
        <TermList variant="quiet" items={details.map(({ name, value }) => ({ term: name, text: [{ strong: value }] }))} />
        <div className={layout.stack} data-gap="half">
          <Meter {...quota} />
          <p>
            <strong>{quota.heading}</strong>
          </p>
          <p className={primitives.quiet}>{quota.text}</p>
        </div>
      </div>
    </Picture>
  );
}
