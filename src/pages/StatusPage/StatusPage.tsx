import { DataTable } from '../../components/DataTable/DataTable';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { type Incident, status } from '../../content/status';
import { Rack } from '../../drawings/Rack/Rack';
import { Lamp } from './Lamp';
import styles from './StatusPage.module.css';

/** The state of the services, and past incidents. No live region: nothing on the page changes while it is open. */
export function StatusPage() {
  return (
    <PageColumn>
      <PageHeader heading={status.heading} />
      <Rack>
        <div className={styles.overall}>
          <Lamp size="large" />
          <div>
            <h2 className={styles.state}>{status.overall}</h2>
            <SampleTag />
          </div>
        </div>
        <ul className={styles.lamps}>
          {status.services.map(({ id, name, state }) => (
            <li key={id} className={styles.lamp}>
              <Lamp size="panel" />
              <span>
                {name}
                <VisuallyHidden>: {state}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </Rack>
      <section className={styles.section} aria-labelledby="services">
        <div>
          <h2 id="services" className={styles.heading}>
            {status.servicesHeading}
          </h2>
          <SampleTag />
        </div>
        <DataTable
          caption={status.tableCaption}
          columnKinds={{ 2: 'figures' }}
          columns={status.columns}
          rows={status.services.map(({ id, name, state, uptime }) => ({
            id,
            cells: [
              <span key="name" id={id}>
                {name}
              </span>,
              <span key="state" className={styles.word}>
                <Lamp />
                {state}
              </span>,
              uptime,
            ],
          }))}
        />
      </section>
      <section className={styles.section} aria-labelledby="incidents">
        <div>
          <h2 id="incidents" className={styles.heading}>
            {status.incidentsHeading}
          </h2>
          <SampleTag />
        </div>
        <div>
          {status.incidents.map((incident) => (
            <IncidentReport key={incident.id} incident={incident} />
          ))}
        </div>
      </section>
    </PageColumn>
  );
}

function IncidentReport({ incident: { id, title, state, date, summary, updates } }: { readonly incident: Incident }) {
  return (
    <article className={styles.incident} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.incidentHeading}>
          {title}
        </h3>
        <p className={styles.facts}>
          <span className={styles.word}>
            <Lamp />
            {state}&nbsp;
          </span>
          {date && <time dateTime={date}>{date}</time>}
        </p>
      </div>
      <div>
        <p className={styles.text}>{summary}</p>
        <h4 className={styles.updatesHeading}>{status.updatesHeading}</h4>
        <ol className={styles.updates}>
          {updates.map((update) => (
            <li key={update}>{update}</li>
          ))}
        </ol>
      </div>
    </article>
  );
}
