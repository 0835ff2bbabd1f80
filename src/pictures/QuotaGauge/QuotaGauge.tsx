import { CodePre } from '../../components/CodeBlock/CodePre';
import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { quotaGauge } from '../../content/pages/quotaGauge';
import { Jack, JackShape } from '../../drawings/Jack/Jack';
import { Faceplate } from '../../components/Faceplate/Faceplate';
import { Picture } from '../../components/Picture/Picture';
import { scrollBox } from '../../content/interface';
import { ScrollBox } from '../../components/ScrollBox/ScrollBox';
import layout from '../../styles/layout.module.css';
import styles from './QuotaGauge.module.css';

const { marks, used, describe, payloadTitle, payload } = quotaGauge;

const center = { x: 160, y: 156 };
const radius = 112;

/** Shows a quota beyond the threshold at which a webhook is sent, and the body of that webhook. */
export function QuotaGauge() {
  return (
    <Picture caption={quotaGauge}>
      <div className={`${layout.columns} ${styles.root}`} data-split="halves" data-gap="3">
        <div className={layout.cluster} data-gap="3">
          <Meter />
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

/** Returns the point of the scale at a fraction of the quota, at a distance from the center. */
function point(fraction: number, distance: number) {
  const angle = Math.PI * (1 - fraction);
  return { x: center.x + distance * Math.cos(angle), y: center.y - distance * Math.sin(angle) };
}

function line(fraction: number, from: number, to: number) {
  const [start, end] = [point(fraction, from), point(fraction, to)];
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}

function Meter() {
  const ticks = Array.from({ length: 11 }, (_, index) => line(index / 10, radius - 14, radius)).join('');
  const arc = (from: number, to: number) => {
    const [start, end] = [point(from, radius), point(to, radius)];
    return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  };
  return (
    <svg className={styles.meter} viewBox="0 0 320 186" width="240" aria-hidden="true">
      <g fill="none" stroke="var(--color-text)" strokeLinecap="round">
        <path d={ticks} strokeWidth="2" />
        <path d={arc(0, used)} stroke="var(--color-cable)" strokeWidth="10" />
        <path d={arc(used, 1)} strokeWidth="3" />
        <path d={line(used, 24, radius - 20)} strokeWidth="5" />
      </g>
      {marks.map(({ name, at }) => {
        const { x, y } = point(at, radius + 22);
        return (
          <g key={name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.6)`}>
            <JackShape x={0} y={0} isPlugged={used >= at} />
          </g>
        );
      })}
      <JackShape {...center} />
    </svg>
  );
}
