import { Picture } from '../../components/Picture/Picture';
import type { TimelineText } from '../../content/pages/timelines';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import primitives from '../../styles/primitives.module.css';
import styles from './Timeline.module.css';

/** Draws calls as two lanes in time: horizontal in wide containers, vertical in narrow ones. Calls of their own begin at the same edge. */
export function Timeline({ text }: { readonly text: TimelineText }) {
  const columns = columnsOf(text);
  return (
    <Picture caption={text}>
      <div className={styles.root} dir="ltr">
        <Lanes {...text} columns={columns} />
        <Lanes {...text} columns={text.events.length} isDown />
        <ol className={styles.events} data-columns={columns}>
          {text.events.map((event) => (
            <li key={event.id} className={styles.event} data-lane={event.lane}>
              <strong className={styles.title}>{event.title}</strong>
              <span className={primitives.quiet}>
                {text.lanes[event.lane]}, {event.at}
              </span>
              <span>{event.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Picture>
  );
}

/** A cable between the lanes takes a step in time. Without one, each lane is a call. */
function columnsOf({ events }: TimelineText): number {
  const isOneCall = events.filter(({ isStart }) => isStart).length === 1;
  return isOneCall ? events.length : events.length / 2;
}

/** The middle of each lane across the time axis, in percent. */
const across = { down: [15, 70], along: [0, 50] } as const;
const colors = ['var(--color-cable)', 'var(--color-cable-4)'] as const;
const cable = { fill: 'none', strokeWidth: 10, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;

interface LanesProps extends Pick<TimelineText, 'events'> {
  /** How many events are beside each other, along the time axis. */
  readonly columns: number;
  readonly isDown?: boolean;
}

function Lanes({ events, columns, isDown = false }: LanesProps) {
  const laneAt = across[isDown ? 'down' : 'along'];
  const inset = isDown ? 9 : 2.2;
  const placed = events.map((event, index) => ({
    ...event,
    along: ((index % columns) * 100) / columns + inset,
    across: laneAt[event.lane],
  }));
  /** Converts percentages along and across the time axis to x and y. */
  const point = (along: number, acrossTime: number) => (isDown ? [acrossTime, along] : [along, acrossTime]);
  return (
    <svg className={styles.lanes} width="240" data-down={isDown} aria-hidden="true">
      <Stretched height={100}>
        {laneAt.map((lane) => (
          <path
            key={lane}
            d={`M${point(0, lane).join(' ')}L${point(100, lane).join(' ')}`}
            stroke="var(--color-line)"
            strokeDasharray="2 6"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {placed.map((to, index) => {
          const from = placed[index - 1];
          if (!from || to.isStart) return null;
          const middle = (from.along + to.along) / 2;
          const points = [
            [from.along, from.across],
            [middle + 12, from.across],
            [middle + 8, to.across],
            [to.along, to.across],
          ] as const;
          const [start, bend1, bend2, end] = points.map((each) => point(...each).join(' '));
          return <path key={to.id} {...cable} d={`M${start}C${bend1} ${bend2} ${end}`} stroke={colors[to.lane]} />;
        })}
      </Stretched>
      {placed.map(({ id, lane, along, across: acrossTime, isFailure }) => {
        const [x, y] = point(along, acrossTime);
        return (
          <At key={id} x={`${x}%`} y={`${y}%`}>
            <g transform="scale(0.8)">
              <JackShape x={0} y={0} />
              {isFailure ? (
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
