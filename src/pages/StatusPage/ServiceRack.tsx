import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Incident, ServiceStatus, StatusFacts } from '../../content/facts/status';
import { serviceStates } from '../../content/interface';
import { statusPage } from '../../content/pages/statusPage';
import { DayRow, daysPerRow, DaySign } from '../../drawings/DayRow/DayRow';
import { Lamp } from '../../drawings/Lamp/Lamp';
import { Rack } from '../../drawings/Rack/Rack';
import { type Day, daysOf, type DayState, runsOf } from '../../lib/uptime';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './ServiceRack.module.css';

const states = Object.keys(statusPage.states) as DayState[];

/** Shows the state, the uptime, and a jack for each day of every service. A list repeats the days that were not up. */
export function ServiceRack({ services, incidents, days, lastDay }: StatusFacts) {
  return (
    <Rack heading={statusPage.servicesHeading}>
      <figure className={`${layout.stack} ${primitives.front} ${styles.front}`} aria-labelledby="services-caption">
        <figcaption id="services-caption" className={primitives.quiet}>
          {statusPage.caption(days)}
        </figcaption>
        <ul className={`${layout.cluster} ${primitives.quiet}`}>
          {states.map((state) => (
            <li key={state} className={layout.line} data-gap="half">
              <DaySign state={state} />
              {statusPage.states[state]}
            </li>
          ))}
        </ul>
        <details className={`${layout.narrowOnly} ${styles.older}`} data-screen>
          <summary className={primitives.fold}>{statusPage.older(days)}</summary>
        </details>
        <ul className={`${layout.rows} ${styles.services}`} data-gap="1">
          {services.map((service) => (
            <Service key={service.id} service={service} days={daysOf(service, incidents, { days, lastDay })} lastDay={lastDay} />
          ))}
        </ul>
      </figure>
    </Rack>
  );
}

interface ServiceProps extends Pick<StatusFacts, 'lastDay'> {
  readonly service: ServiceStatus;
  readonly days: readonly Day<Incident>[];
}

function Service({ service, days, lastDay }: ServiceProps) {
  const { id, name, state, uptime } = service;
  const dayStates = days.map((day) => day.state);
  return (
    <li id={id} className={layout.stack} data-gap="1">
      <div className={layout.cluster} data-gap="0">
        <h3 className={styles.name}>{name}</h3>
        {/* Screen readers would join the text of adjacent spans. */}
        <div className={layout.line}>
          <Lamp state={state} />
          {serviceStates[state]}
        </div>
        <strong>{uptime}</strong>
      </div>
      {days.length > 0 && (
        <div className={layout.stack} data-gap="half">
          <DayRow days={dayStates} label={statusPage.drawing(name, dayStates)} when={statusPage.when} />
          <DayList name={name} days={days} lastDay={lastDay} />
        </div>
      )}
    </li>
  );
}

/** Lists the days that were not up in the order of their marks, with links to their incidents. */
function DayList({ name, days, lastDay }: Pick<ServiceStatus, 'name'> & Omit<ServiceProps, 'service'>) {
  const runs = runsOf(days).filter(({ state }) => state !== 'up');
  if (runs.length === 0) return null;
  return (
    <ul className={`${layout.columns} ${styles.days}`} data-split="cards" data-gap="0" aria-label={statusPage.notUp(name)}>
      {runs.map(({ state, ago, until, incident }) => {
        const text = statusPage.day(statusPage.run(ago, until, lastDay), statusPage.states[state], incident?.title);
        return (
          <li key={ago} className={layout.line} data-older={until >= daysPerRow || undefined}>
            <DaySign state={state} />
            {incident ? (
              <SiteLink href={`/status#${incident.id}`} variant="standalone">
                {text}
              </SiteLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}
