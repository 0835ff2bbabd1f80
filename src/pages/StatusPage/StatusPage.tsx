import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { StepList } from '../../components/StepList/StepList';
import { type Incident, status } from '../../content/facts/status';
import { statusDays } from '../../content/facts/statusDays';
import layout from '../../styles/layout.module.css';
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
          <span className={`${layout.line} ${styles.heading}`} data-gap="2">
            <Lamp size="large" />
            {status.overall}
          </span>
        }
        lead={<SampleTag />}
      />
      <ServiceRack {...status} />
      <section className={`${layout.columns} ${layout.section}`} data-split="side" aria-labelledby="incidents">
        <h2 id="incidents">{status.incidentsHeading}</h2>
        <StepList
          jacks="plugs"
          steps={status.incidents.map((incident) => (
            <IncidentReport key={incident.id} incident={incident} />
          ))}
        />
      </section>
    </PageColumn>
  );
}

function IncidentReport({ incident: { id, title, state, ended, summary, updates } }: { readonly incident: Incident }) {
  return (
    <article className={layout.stack} aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className={layout.cluster} data-gap="0">
          <span className={styles.state}>
            <Lamp />
            {state}&nbsp;
          </span>
          {typeof ended === 'string' ? <time dateTime={ended}>{ended}</time> : statusDays.when(ended)}
        </p>
      </div>
      <p>{summary}</p>
      <h4>{status.updatesHeading}</h4>
      <ol className={layout.numbers}>
        {updates.map((update) => (
          <li key={update}>
            <p>{update}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
