import styles from './DayRow.module.css';

export interface DayRowProps {
  /** The state of each day, oldest first. */
  readonly days: readonly (keyof typeof shapes)[];
  /** The name of the picture. Text nearby must say which days were not up. */
  readonly label: string;
  /** The label below the first day of each row. */
  readonly when: (daysAgo: number) => string;
}

/** Rows are side by side in wide containers and stacked in narrow ones, where a page may hide those with `data-older`. */
export const daysPerRow = 30;
/** Jacks are 10 units wide. The gap separates their edges (WCAG 1.4.11). */
const pitch = 13;
const jackHeight = 28;

/** A tall jack for each day, above an axis. States differ in shape. */
export function DayRow({ days, label, when }: DayRowProps) {
  const starts = Array.from({ length: Math.ceil(days.length / daysPerRow) }, (_, row) => row * daysPerRow);
  return (
    // A picture, because screen readers would read the labels of the axis as loose numbers.
    <div className={styles.root} dir="ltr" role="img" aria-label={label}>
      {starts.map((start, index) => (
        <div key={start} data-older={index < starts.length - 1 || undefined}>
          <svg className={styles.line} viewBox={`0 0 ${pitch * daysPerRow} ${jackHeight}`} width={pitch * daysPerRow} aria-hidden="true">
            {states.map((state) => (
              <DayShapes
                key={state}
                state={state}
                days={days.slice(start, start + daysPerRow).flatMap((day, index) => (day === state ? index : []))}
              />
            ))}
          </svg>
          <div className={styles.axis}>{when(days.length - 1 - start)}</div>
        </div>
      ))}
    </div>
  );
}

/** The shape of one state, for a legend. */
export function DaySign({ state }: { readonly state: keyof typeof shapes }) {
  return (
    <svg viewBox={`0 0 ${pitch} ${jackHeight}`} width="0.75rem" aria-hidden="true">
      <DayShapes state={state} days={[0]} />
    </svg>
  );
}

/** Paths around the center of a jack. Because of the round line caps, a line draws a jack, and a line without length draws its hole. */
const shapes = {
  up: [
    { path: 'm0-9v18', stroke: 'var(--color-success)', strokeWidth: 10 },
    { path: 'h0', stroke: 'var(--color-surface-raised)', strokeWidth: 4 },
  ],
  degraded: [
    { path: 'm0-9v18', stroke: 'var(--color-text)', strokeWidth: 10 },
    { path: 'm0-9v9', stroke: 'var(--color-surface-raised)', strokeWidth: 7 },
  ],
  down: [{ path: 'm-3.5-12 7 24m0-24-7 24', stroke: 'var(--color-cable)', strokeWidth: 2.75 }],
  none: [{ path: 'm-2.5 0h5', stroke: 'var(--color-text-muted)', strokeWidth: 2 }],
} as const;

const states = Object.keys(shapes) as (keyof typeof shapes)[];

function DayShapes({ state, days }: { readonly state: keyof typeof shapes; readonly days: readonly number[] }) {
  if (days.length === 0) return null;
  return shapes[state].map(({ path, ...attributes }, index) => (
    <path
      key={index}
      d={days.map((day) => `M${pitch * (day + 0.5)} ${jackHeight / 2}${path}`).join('')}
      fill="none"
      strokeLinecap="round"
      {...attributes}
    />
  ));
}
