import { JackShape } from '../Jack/Jack';
import styles from './Meter.module.css';

export interface MeterProps {
  /** The position of the needle, as a fraction of the scale. */
  readonly used: number;
  /** Places on the scale with a jack each, as fractions. A jack is plugged when the needle has passed it. */
  readonly marks: readonly number[];
}

const center = { x: 160, y: 156 };
const radius = 112;
const ticks = Array.from({ length: 11 }, (_, index) => line(index / 10, radius - 14, radius)).join('');

/** A gauge with a needle. Screen readers skip it, so nearby text must say the same. */
export function Meter({ used, marks }: MeterProps) {
  return (
    <svg className={styles.root} viewBox="0 0 320 186" width="240" aria-hidden="true">
      <g fill="none" stroke="var(--color-text)" strokeLinecap="round">
        <path d={ticks} strokeWidth="3" />
        <path d={arc(0, used)} stroke="var(--color-cable)" strokeWidth="10" />
        <path d={arc(used, 1)} strokeWidth="3" />
        <path d={line(used, 24, radius - 20)} strokeWidth="5" />
      </g>
      {marks.map((at) => (
        <g key={at} transform={`translate(${point(at, radius + 22)}) scale(0.6)`}>
          <JackShape x={0} y={0} isPlugged={used >= at} />
        </g>
      ))}
      <JackShape {...center} />
    </svg>
  );
}

/** Returns the point of the scale at a fraction, at a distance from the center. */
function point(fraction: number, distance: number) {
  const angle = Math.PI * (1 - fraction);
  return `${(center.x + distance * Math.cos(angle)).toFixed(1)} ${(center.y - distance * Math.sin(angle)).toFixed(1)}`;
}

function line(fraction: number, from: number, to: number) {
  return `M${point(fraction, from)}L${point(fraction, to)}`;
}

function arc(from: number, to: number) {
  return `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`;
}
