import { SiteLink } from '../../components/SiteLink/SiteLink';
import { type Incident, type ServiceStatus, status } from '../../content/status';
import { type DayState, statusDays } from '../../content/statusDays';
import { DayRow, DaySign } from '../../drawings/DayRow/DayRow';
import { Rack } from '../../drawings/Rack/Rack';
import { dayOf, minutesMissed } from '../../lib/uptime';
import { Lamp } from './Lamp';
import styles from './ServiceRack.module.css';

export interface ServiceRackProps {
  readonly services: readonly ServiceStatus[];
  readonly incidents: readonly Incident[];
  readonly days?: typeof statusDays.days;
  readonly lastDay?: string | null;
}

const states = Object.keys(statusDays.states) as DayState[];

/** A rack with a row for each service: its state, its uptime in words, and a jack for each day. Incidents with a date hang from their day. */
export function ServiceRack({ services, incidents, days = statusDays.days, lastDay = statusDays.lastDay }: ServiceRackProps) {
  return (
    <Rack heading={status.servicesHeading}>
      <figure className={styles.root} aria-labelledby="services-caption">
        <figcaption id="services-caption" className={styles.caption}>
          {`${status.tableCaption}, ${status.window}. ${statusDays.order}`}
        </figcaption>
        <ul className={styles.legend}>
          {states.map((state) => (
            <li key={state} className={styles.sign}>
              <DaySign state={state} />
              {statusDays.states[state]}
            </li>
          ))}
        </ul>
        <ul>
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

function Service({ service: { id, name, state, uptime }, incidents, days, lastDay }: ServiceProps) {
  const hanging = incidents.flatMap((incident) => {
    const day = incident.date && lastDay ? dayOf(incident.date, lastDay, days.length) : undefined;
    return day !== undefined && statusDays.touched[incident.id]?.includes(id) ? { day, incident } : [];
  });
  const counts = states.flatMap((dayState) => {
    const count = days.filter((day) => day === dayState).length;
    return count ? statusDays.count(count, statusDays.states[dayState]) : [];
  });
  return (
    <li id={id} className={styles.service}>
      <div className={styles.facts}>
        <strong className={styles.name}>{name}</strong>
        {/* No spans: screen readers would join the words of neighbours. */}
        <div className={styles.state}>
          <Lamp />
          {state}
        </div>
        <div className={styles.uptime}>{uptime}</div>
      </div>
      {days.length > 0 && <DayRow days={days} hanging={hanging.map(({ day }) => day)} />}
      {days.length > 0 && (
        <p className={styles.words}>
          {`${statusDays.missed(minutesMissed(uptime, days.length), days.length)} ${counts.join(', ')}.`}
        </p>
      )}
      {hanging.map(({ incident }) => (
        <p key={incident.id} className={styles.words}>
          <time dateTime={incident.date ?? undefined}>{incident.date}</time>{' '}
          <SiteLink route="status" hash={incident.id} variant="standalone">
            {incident.title}
          </SiteLink>
        </p>
      ))}
    </li>
  );
}
