import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SampleTag } from '../../components/SampleTag/SampleTag';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { StepList } from '../../components/StepList/StepList';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { type Incident, status, statusLink } from '../../content/facts/status';
import { feedLink } from '../../content/interface';
import { statusPage } from '../../content/pages/statusPage';
import { site } from '../../content/site';
import { Lamp } from '../../drawings/Lamp/Lamp';
import { feedPaths } from '../../content/outputPaths';
import { NextStep } from '../../layout/NextStep/NextStep';
import { daysAgo, startedDaysAgo, worstOf } from '../../lib/uptime';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { ServiceRack } from './ServiceRack';
import styles from './StatusPage.module.css';

/** There is no live region, because nothing on the page changes while it is open. */
export function StatusPage() {
  if (site.statusUrl) {
    const { heading, text, link } = statusPage.elsewhere;
    return (
      <PageColumn>
        <PageHeader eyebrow={statusPage.heading} heading={heading} lead={text} />
        <p>
          <SiteLink href={statusLink} variant="standalone">
            {link}
          </SiteLink>
        </p>
      </PageColumn>
    );
  }
  const state = worstOf(status.services);
  const last = status.incidents.find((incident) => !isCurrent(incident));
  const outage = status.incidents.find(({ affected }) => Object.values(affected).flat().includes('down'));
  return (
    <PageColumn>
      <PageHeader
        eyebrow={
          <div className={layout.cluster}>
            <span>{statusPage.heading}</span>
            {status.isSample && <SampleTag />}
          </div>
        }
        heading={
          <span className={`${layout.line} ${styles.heading}`}>
            <Lamp state={state} size="large" />
            {statusPage.overall(state, status.services.filter((service) => service.state === state).length, status.services.length)}
          </span>
        }
        lead={
          <>
            {last && <Last text={statusPage.lastIncident} incident={last} />}
            {outage && <Last text={statusPage.lastOutage} incident={outage} />}
            {status.isSample && statusPage.madeUp}
          </>
        }
      />
      <div className={layout.stack} data-gap="section">
        <Incidents id="current-incidents" heading={statusPage.currentHeading} incidents={status.incidents.filter(isCurrent)} />
        <ServiceRack {...status} />
        <Incidents
          id="incidents"
          heading={statusPage.resolvedHeading}
          incidents={status.incidents.filter((incident) => !isCurrent(incident))}
        />
      </div>
      <NextStep content={statusPage.nextStep} />
    </PageColumn>
  );
}

function Last({ text, incident: { id, title, ended } }: { readonly text: string; readonly incident: Incident }) {
  const ago = daysAgo(ended, status.lastDay);
  return (
    <>
      {text}
      <SiteLink href={`/status#${id}`}>{title}</SiteLink>
      {statusPage.ended}
      <Dated text={statusPage.run(ago, ago, status.lastDay)} />
      {'. '}
    </>
  );
}

const isCurrent = ({ state }: Incident) => state !== 'resolved';

interface IncidentsProps {
  readonly id: string;
  readonly heading: string;
  readonly incidents: readonly Incident[];
}

function Incidents({ id, heading, incidents }: IncidentsProps) {
  if (incidents.length === 0) return null;
  return (
    <section className={layout.columns} data-split="side" aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        {feedPaths['/status'] && (
          <p>
            <SiteLink href={feedPaths['/status']} variant="standalone">
              {feedLink(statusPage.heading)}
            </SiteLink>
          </p>
        )}
      </div>
      <StepList
        jacks="plugs"
        steps={incidents.map((incident) => (
          <IncidentReport key={incident.id} incident={incident} />
        ))}
      />
    </section>
  );
}

function IncidentReport({ incident }: { readonly incident: Incident }) {
  const { id, title, state, summary, outage, updates } = incident;
  return (
    <article className={layout.stack} aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <ul className={layout.cluster} data-gap="0">
          <li className={layout.line}>
            <Lamp state={state} />
            {statusPage.incidentStates[state]}
          </li>
          <li>
            <Dated
              text={statusPage.run(startedDaysAgo(incident, status.lastDay), daysAgo(incident.ended, status.lastDay), status.lastDay)}
            />
          </li>
          {outage && <li>{statusPage.outage(outage)}</li>}
        </ul>
      </div>
      <p>{summary}</p>
      <details open={isCurrent(incident)}>
        <summary className={primitives.fold}>
          <h4>
            {statusPage.updatesHeading}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </h4>
        </summary>
        <ol className={layout.numbers}>
          {updates.map((update) => (
            <li key={update}>
              <p>
                <Dated text={update} />
              </p>
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

/** Programs find the dates of a text, where the owner has dates. */
function Dated({ text }: { readonly text: string }) {
  // The pieces alternate: text, date, text.
  return text.split(/(\d{4}-\d\d-\d\d(?: \d\d:\d\dZ)?)/).map((piece, index) =>
    index % 2 ? (
      <time key={index} dateTime={piece}>
        {piece}
      </time>
    ) : (
      piece
    ),
  );
}
