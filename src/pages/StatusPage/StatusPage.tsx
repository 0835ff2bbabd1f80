import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { type Incident, status } from '../../content/status';
import { Jack } from '../../drawings/Jack/Jack';
import { Lamp } from './Lamp';
import { ServiceRack } from './ServiceRack';
import styles from './StatusPage.module.css';

/** There is no live region, because nothing on the page changes while it is open. */
export function StatusPage() {
  return (
    <PageColumn>
      <PageHeader
        eyebrow={status.heading}
        heading={
          <span className={styles.overall}>
            <Lamp size="large" />
            {status.overall}
          </span>
        }
        lead={<SampleTag />}
      />
      <ServiceRack services={status.services} incidents={status.incidents} />
      <section className={styles.section} aria-labelledby="incidents">
        <h2 id="incidents">
          {status.incidentsHeading}
        </h2>
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
      <span className={styles.jack}>
        <Jack isPlugged />
      </span>
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
        <p>{summary}</p>
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
