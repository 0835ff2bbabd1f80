import { CodePre } from '../../components/CodeBlock/CodePre';
import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { quotaGauge } from '../../content/pages/quotaGauge';
import { Jack } from '../../drawings/Jack/Jack';
import { Faceplate } from '../../components/Faceplate/Faceplate';
import { Meter } from '../../drawings/Meter/Meter';
import { Picture } from '../../components/Picture/Picture';
import { scrollBox } from '../../content/interface';
import { ScrollBox } from '../../components/ScrollBox/ScrollBox';
import layout from '../../styles/layout.module.css';
import styles from './QuotaGauge.module.css';

const { marks, used, describe, payloadTitle, payload } = quotaGauge;

/** Shows a quota beyond the threshold at which a webhook is sent, and the body of that webhook. */
export function QuotaGauge() {
  return (
    <Picture caption={quotaGauge}>
      <div className={`${layout.columns} ${styles.root}`} data-split="halves" data-gap="3" data-wraps>
        <div className={layout.cluster} data-gap="3">
          <Meter used={used} marks={marks.map(({ at }) => at)} />
          <ul className={`${layout.stack} ${styles.marks}`} data-gap="1">
            {marks.map(({ name, when, at }) => (
              <li key={name} className={layout.line}>
                <Jack isPlugged={used >= at} />
                <span>{describe(name, when)}</span>
              </li>
            ))}
          </ul>
        </div>
        <Faceplate title={payloadTitle}>
          <ScrollBox label={scrollBox.code(payloadTitle)}>
            <CodePre>
              <CodeLines code={payload} />
            </CodePre>
          </ScrollBox>
        </Faceplate>
      </div>
    </Picture>
  );
}
