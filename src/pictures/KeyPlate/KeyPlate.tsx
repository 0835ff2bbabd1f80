import { Picture } from '../../components/Picture/Picture';
import { TermList } from '../../components/TermList/TermList';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { keyPlate } from '../../content/pages/keyPlate';
import { Meter } from '../../drawings/Meter/Meter';
import { Wiring } from '../../drawings/Patch/Wiring';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './KeyPlate.module.css';

const { from, to, shown, dots, hidden, details, quota } = keyPlate;

/** The page of a key: the key on a tag that hangs from its cable, what is known about it, and its quota. */
export function KeyPlate() {
  return (
    <Picture caption={keyPlate}>
      <div className={styles.wiring} dir="ltr">
        <Wiring
          className={styles.cable}
          bend={[25, 80, 75, 80]}
          jacks={[from, to].map((id, column) => ({ id, column, row: 0 }))}
          cables={[{ from, to }]}
        />
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
