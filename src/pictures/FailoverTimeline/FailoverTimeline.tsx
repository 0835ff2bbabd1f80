import { failoverTimeline } from '../../content/pages/failoverTimeline';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { Picture } from '../../components/Picture/Picture';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import layout from '../../styles/layout.module.css';
import styles from './FailoverTimeline.module.css';

const { lanes, events } = failoverTimeline;

/** Draws a call that fails over as two lanes in time: horizontal in wide containers, vertical in narrow ones. */
export function FailoverTimeline() {
  return (
    <Picture caption={failoverTimeline}>
      <div className={styles.root}>
        <Lanes />
        <Lanes isDown />
        <ol className={styles.events}>
          {events.map(({ id, lane, at, title: heading, text }) => (
            <li key={id} className={styles.event} data-event={id} data-lane={lane}>
              <strong className={styles.title}>{heading}</strong>
              <span className={styles.when}>
                {lanes[lane]}, {at}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Picture>
  );
}

/** The start of each event along the time axis, in percent. */
const starts = events.map((_, index) => (index * 100) / events.length);
/** The middle of each lane across the time axis, in the units of the style sheet. */
const across = { down: [15, 70], along: [11, 61] };

const cable = { fill: 'none', strokeWidth: 10, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;

function Lanes({ isDown = false }: { readonly isDown?: boolean }) {
  const laneAt = across[isDown ? 'down' : 'along'];
  /** Converts percentages along and across the time axis to x and y. */
  const point = (along: number, acrossTime: number): readonly [number, number] => (isDown ? [acrossTime, along] : [along, acrossTime]);
  const path = (...points: readonly (readonly [along: number, across: number])[]) => points.map(([x, y]) => point(x, y).join(' '));
  const [first = 0, second = 0] = laneAt;
  const inset = isDown ? 9 : 1.6;
  const [attempt = 0, failure = 0, next = 0, response = 0] = starts.map((start) => start + inset);
  const middle = (failure + next) / 2;
  const [from, to] = path([attempt, first], [failure, first]);
  const [out, bend1, bend2, into, end] = path(
    [failure, first],
    [middle + 12, first],
    [middle + 8, second],
    [next, second],
    [response, second],
  );
  return (
    <svg
      className={`${isDown ? layout.narrowOnly : layout.wideOnly} ${styles.lanes}`}
      width="240"
      data-down={isDown || undefined}
      aria-hidden="true"
    >
      <Stretched height={100}>
        {laneAt.map((lane) => (
          <path
            key={lane}
            d={`M${path([0, lane]).join('')}L${path([100, lane]).join('')}`}
            stroke="var(--color-line)"
            strokeDasharray="2 6"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path {...cable} d={`M${from}L${to}`} stroke="var(--color-cable)" />
        <path {...cable} stroke="var(--color-cable-4)" d={`M${out}C${bend1} ${bend2} ${into}L${end}`} />
      </Stretched>
      {events.map(({ id, lane }, index) => {
        const [x, y] = point((starts[index] ?? 0) + inset, laneAt[lane] ?? 0);
        return (
          <At key={id} x={`${x}%`} y={`${y}%`}>
            <g transform="scale(0.8)">
              <JackShape x={0} y={0} />
              {id === 'unavailable' ? (
                <path d="M-8-8 8 8M8-8-8 8" stroke="var(--color-on-hole)" strokeWidth="4" strokeLinecap="round" />
              ) : (
                <PlugShape x={0} y={0} kind={lane ? 'takeover' : 'key'} />
              )}
            </g>
          </At>
        );
      })}
    </svg>
  );
}
