import styles from './DayRow.module.css';

export interface DayRowProps {
  /** The state of each day, oldest first. */
  readonly days: readonly (keyof typeof shapes)[];
  /** Positions of days from which something hangs. */
  readonly hanging?: readonly number[];
}

/** The days of one line, where the row is broken into lines. */
const lineLength = 30;
const pitch = 12;

/** A row of small jacks, one a day. States differ by shape. Hidden from screen readers, so the text nearby must say the same. */
export function DayRow({ days, hanging = [] }: DayRowProps) {
  const starts = Array.from({ length: Math.ceil(days.length / lineLength) }, (_, line) => line * lineLength);
  return (
    <div className={styles.root} aria-hidden="true">
      {starts.map((start) => (
        <Line key={start} days={days.slice(start, start + lineLength)} hanging={hanging.map((day) => day - start)} />
      ))}
    </div>
  );
}

function Line({ days, hanging }: Required<DayRowProps>) {
  const inLine = hanging.filter((day) => day >= 0 && day < days.length);
  return (
    <svg className={styles.line} viewBox={`0 0 ${pitch * lineLength} ${inLine.length ? 3 * pitch : pitch}`} width="240" data-leads>
      {(Object.keys(shapes) as (keyof typeof shapes)[]).map((state) => (
        <DayShapes key={state} state={state} days={days.flatMap((day, index) => (day === state ? index : []))} />
      ))}
      {inLine.map((day) => (
        <g key={day} fill="none" stroke="var(--color-cable)" strokeWidth="3" strokeLinecap="round">
          <path d={`M${centre(day)} 9v13`} />
          <circle cx={centre(day)} cy="27" r="4.5" />
        </g>
      ))}
    </svg>
  );
}

/** The shape of a state by itself, for a legend. */
export function DaySign({ state }: { readonly state: keyof typeof shapes }) {
  return (
    <svg className={styles.sign} viewBox={`0 0 ${pitch} ${pitch}`} width={pitch} aria-hidden="true">
      <DayShapes state={state} days={[0]} />
    </svg>
  );
}

const centre = (day: number) => pitch * (day + 0.5);

/** Paths round the centre of a jack, and how they are drawn. A line without length and with round ends is a dot. */
const shapes = {
  up: [
    { path: 'h0', stroke: 'var(--color-success)', strokeWidth: 9 },
    { path: 'h0', stroke: 'var(--color-surface-raised)', strokeWidth: 3 },
  ],
  degraded: [
    { path: 'm-4-.5a4 4 0 0 0 8 0', stroke: 'none', fill: 'var(--color-text)' },
    { path: 'm-4 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0', stroke: 'var(--color-text)', strokeWidth: 1.5 },
  ],
  down: [{ path: 'm-3.5-3.5 7 7m0-7-7 7', stroke: 'var(--color-cable)', strokeWidth: 2.75 }],
  none: [{ path: 'm-2 0h4', stroke: 'var(--color-text-muted)', strokeWidth: 1.5 }],
} as const;

function DayShapes({ state, days }: { readonly state: keyof typeof shapes; readonly days: readonly number[] }) {
  if (days.length === 0) return null;
  return shapes[state].map(({ path, ...look }, index) => (
    <path key={index} data-state={index === 0 ? state : undefined} d={days.map((day) => `M${centre(day)} 6${path}`).join('')} fill="none" strokeLinecap="round" {...look} />
  ));
}
