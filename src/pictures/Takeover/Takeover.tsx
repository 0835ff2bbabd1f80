import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { CodePre } from '../../components/CodeBlock/CodePre';
import { Picture } from '../../components/Picture/Picture';
import { takeover } from '../../content/pages/takeover';
import { Jack } from '../../drawings/Jack/Jack';
import layout from '../../styles/layout.module.css';
import styles from './Takeover.module.css';

/** A call that names one provider beside the response of another. */
export function Takeover() {
  return (
    <Picture caption={takeover}>
      <div className={`${layout.columns} ${styles.sides}`} data-split="halves" data-wraps>
        {takeover.sides.map(({ title, mark, code }) => (
          <div key={title} className={styles.side}>
            <p className={layout.line}>
              <Jack mark={mark} />
              <strong>{title}</strong>
            </p>
            <CodePre size="dense">
              <CodeLines code={code} />
            </CodePre>
          </div>
        ))}
      </div>
      <div className={layout.ruled}>
        <p>
          <strong>{takeover.result}</strong>
        </p>
      </div>
    </Picture>
  );
}
