import { SiteLink } from '../../components/SiteLink/SiteLink';
import { type Incident, type ServiceStatus, status } from '../../content/facts/status';
import { type DayState, statusDays } from '../../content/facts/statusDays';
import { DayRow, DaySign } from '../../drawings/DayRow/DayRow';
import { Rack } from '../../drawings/Rack/Rack';
import { dateBefore, downtimeMinutes } from '../../lib/uptime';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { Lamp } from './Lamp';
import styles from './ServiceRack.module.css';

export interface ServiceRackProps {
  readonly services: readonly ServiceStatus[];
  readonly incidents: readonly Incident[];
  readonly days?: typeof statusDays.days;
  readonly lastDay?: string | null;
}

const states = Object.keys(statusDays.states) as DayState[];

/** Shows the state, the uptime, and a jack for each day of every service. A list repeats the days that were not up. */
export function ServiceRack({ services, incidents, days = statusDays.days, lastDay = statusDays.lastDay }: ServiceRackProps) {
  return (
    <Rack heading={status.servicesHeading}>
      <figure className={`${layout.stack} ${primitives.front}`} aria-labelledby="services-caption">
        <figcaption id="services-caption">
          <strong>{`${status.tableCaption}, ${status.window}. ${statusDays.order}`}</strong>
        </figcaption>
        <ul className={layout.cluster} data-gap="0">
          {states.map((state) => (
            <li key={state} className={layout.line}>
              <DaySign state={state} />
              {statusDays.states[state]}
            </li>
          ))}
        </ul>
        <ul className={layout.rows}>
          {services.map((service) => (
            <Service key={service.id} service={service} incidents={incidents} days={days[service.id] ?? []} lastDay={lastDay} />
          ))}
        </ul>
      </figure>
    </Rack>
  );
}

interface ServiceProps extends Required<Pick<ServiceRackProps, 'incidents' | 'lastDay'>> {
  readonly service: ServiceStatus;
  readonly days: readonly DayState[];
}

function Service({ service, incidents, days, lastDay }: ServiceProps) {
  const { id, name, state, uptime } = service;
  const counts = states.flatMap((dayState) => {
    const count = days.filter((day) => day === dayState).length;
    return count ? statusDays.count(count, statusDays.states[dayState]) : [];
  });
  return (
    <li id={id} className={layout.stack} data-gap="1">
      <div className={layout.cluster} data-gap="0">
        <strong className={styles.name}>{name}</strong>
        {/* Screen readers would join the text of adjacent spans. */}
        <div className={layout.line}>
          <Lamp />
          {state}
        </div>
        <strong>{uptime}</strong>
      </div>
      {days.length > 0 && (
        <div className={`${layout.stack} ${styles.history}`}>
          <DayRow days={days} ago={statusDays.ago} today={statusDays.today} />
          <div>
            <p>{`${statusDays.missed(downtimeMinutes(uptime, days.length), days.length)} ${counts.join(', ')}.`}</p>
            <DayList {...service} days={days} incidents={incidents} lastDay={lastDay} />
          </div>
        </div>
      )}
    </li>
  );
}

/** Lists the days that were not up, newest first, with links to their incidents. An incident without a date applies to all of them. */
function DayList({ id, name, days, incidents, lastDay }: ServiceStatus & Omit<ServiceProps, 'service'>) {
  const listed = days.map((state, index) => ({ state, ago: days.length - 1 - index })).filter(({ state }) => state !== 'up');
  if (listed.length === 0) return null;
  const touching = incidents.filter((incident) => statusDays.touched[incident.id]?.includes(id));
  return (
    <ul className={`${layout.columns} ${styles.days}`} data-split="cards" data-gap="0" aria-label={statusDays.notUp(name)}>
      {listed.toReversed().map(({ state, ago }) => {
        const date = lastDay ? dateBefore(lastDay, ago) : undefined;
        const when = date ?? (ago ? statusDays.ago(ago) : statusDays.today);
        const incident = state === 'none' ? undefined : touching.find((each) => !each.date || each.date === date);
        return (
          <li key={ago} className={layout.line}>
            <DaySign state={state} />
            {incident ? (
              <SiteLink route="status" hash={incident.id} variant="standalone">
                {statusDays.day(when, statusDays.states[state], incident.title)}
              </SiteLink>
            ) : (
              statusDays.day(when, statusDays.states[state])
            )}
          </li>
        );
      })}
    </ul>
  );
}
