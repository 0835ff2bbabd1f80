/** Drawings of jacks, cables, and plugs, and the pictures that are made of them. */
import { FilteredCallLog } from '../pictures/CallLog/CallLog';
import { CaseWiring } from '../pictures/CaseWiring/CaseWiring';
import { FailoverOrder } from '../pictures/FailoverOrder/FailoverOrder';
import { KeyPlaces } from '../pictures/KeyPlaces/KeyPlaces';
import { KeyPlate } from '../pictures/KeyPlate/KeyPlate';
import { KeyTangle } from '../pictures/KeyTangle/KeyTangle';
import { LimitGauges } from '../pictures/LimitGauges/LimitGauges';
import { Picture } from '../components/Picture/Picture';
import { QuotaGauge } from '../pictures/QuotaGauge/QuotaGauge';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { caseStudies, caseStudiesIntro } from '../content/pages/caseStudies';
import { workflows } from '../content/pages/integrations';
import { status } from '../content/facts/status';
import { statusPage } from '../content/pages/statusPage';
import { Cable, type CableProps } from '../drawings/Cable/Cable';
import trail from '../drawings/CableTrail/CableTrail.module.css';
import { DayRow, DaySign } from '../drawings/DayRow/DayRow';
import { Jack, JackShape, PlugShape } from '../drawings/Jack/Jack';
import { Logo } from '../drawings/Logo/Logo';
import { Lamp, lampStates } from '../drawings/Lamp/Lamp';
import { LooseCable } from '../drawings/LooseCable/LooseCable';
import { Meter } from '../drawings/Meter/Meter';
import { Rack } from '../drawings/Rack/Rack';
import { Screw } from '../drawings/Screw/Screw';
import { CallPath } from '../pictures/Timeline/CallPath';
import { Timeline } from '../pictures/Timeline/Timeline';
import { cacheTimeline, eventTimeline, failoverTimeline } from '../content/pages/timelines';
import { ServiceRack } from '../pages/StatusPage/ServiceRack';
import { routeById } from '../content/routes';
import type { Exhibit } from './exhibit';
import { CurrentPath } from './CurrentPath';
import styles from './samples.module.css';

const [incident] = status.incidents;
const affectedServices = status.services.filter(({ id }) => incident && id in incident.affected);
const dayStates = ['up', 'degraded', 'down', 'none'] as const;
const content = <p className={styles.words}>Text in a rack</p>;

export const drawingExhibits: readonly Exhibit[] = [
  {
    source: 'drawings/Jack/Jack.tsx',
    size: 'small',
    samples: {
      empty: <Jack />,
      plugged: <Jack isPlugged />,
      'with a number': <Jack text="1" />,
      'a plug without a jack': (
        <svg className={styles.shape} viewBox="0 0 48 48" aria-hidden="true">
          <PlugShape x={24} y={24} />
        </svg>
      ),
    },
  },
  {
    source: 'drawings/Cable/Cable.tsx',
    note: 'Draw the jacks first, the cables over them, and the plugs on top.',
    size: 'medium',
    samples: {
      'key, carries the call': cable('key'),
      'standby, the failover': cable('standby'),
      'takeover, a failover that carries the call': cable('takeover'),
      'cut, has failed': cable('cut'),
    },
  },
  {
    source: 'drawings/LooseCable/LooseCable.tsx',
    size: 'medium',
    samples: {
      unplugged: (
        <Rack variant="bare">
          <LooseCable />
        </Rack>
      ),
    },
  },
  {
    source: 'drawings/Rack/Rack.tsx',
    note: 'Dark in every theme, light on paper. At most two racks on a page.',
    size: 'medium',
    samples: { padded: <Rack>{content}</Rack>, bare: <Rack variant="bare">{content}</Rack> },
  },
  {
    source: 'drawings/Screw/Screw.tsx',
    size: 'small',
    samples: { 'at 25 degrees': <Screw turn={25} />, 'at 140 degrees': <Screw turn={140} /> },
  },
  {
    source: 'components/Picture/Picture.tsx',
    note: 'The frame of the pictures below, which show the product.',
    size: 'medium',
    samples: {
      'made up': <Picture caption={{ title: 'Title', isSample: true }}>{content}</Picture>,
    },
  },
  { source: 'pictures/KeyTangle/KeyTangle.tsx', size: 'large', samples: { 'keys and cables': <KeyTangle /> } },
  { source: 'pictures/KeyPlaces/KeyPlaces.tsx', size: 'large', samples: { 'three places': <KeyPlaces /> } },
  {
    source: 'pictures/Timeline/Timeline.tsx',
    size: 'large',
    samples: {
      'a call that fails over': <Timeline text={failoverTimeline} />,
      'a miss and a hit': <Timeline text={cacheTimeline} />,
      'events, one of them a failure': <Timeline text={eventTimeline} />,
    },
  },
  {
    source: 'pictures/Timeline/CallPath.tsx',
    size: 'medium',
    samples: Object.fromEntries(workflows.map(({ id, steps }) => [id, <CallPath key={id} steps={steps} />])),
  },
  { source: 'pictures/CallLog/CallLog.tsx', size: 'large', samples: { 'with a filter': <FilteredCallLog /> } },
  { source: 'pictures/FailoverOrder/FailoverOrder.tsx', size: 'large', samples: { 'four providers': <FailoverOrder /> } },
  { source: 'pictures/LimitGauges/LimitGauges.tsx', size: 'large', samples: { 'a rate limit and a quota': <LimitGauges /> } },
  {
    source: 'pictures/CaseWiring/CaseWiring.tsx',
    size: 'medium',
    samples: Object.fromEntries(
      caseStudies.map(({ id, after }) => [id, <CaseWiring key={id} label={caseStudiesIntro.afterLabel} wiring={after} />]),
    ),
  },
  { source: 'pictures/KeyPlate/KeyPlate.tsx', size: 'large', samples: { 'a key': <KeyPlate /> } },
  { source: 'pictures/QuotaGauge/QuotaGauge.tsx', size: 'large', samples: { 'past the first mark': <QuotaGauge /> } },
  { source: 'drawings/Meter/Meter.tsx', size: 'medium', samples: { 'past the first mark': <Meter used={0.83} marks={[0.8, 1]} /> } },
  {
    source: 'drawings/DayRow/DayRow.tsx',
    size: 'large',
    samples: {
      'one day of each state': (
        <DayRow days={Array.from({ length: 90 }, (_, day) => dayStates[day - 40] ?? 'up')} label="90 days" when={statusPage.when} />
      ),
      'signs for a legend': dayStates.map((state) => <DaySign key={state} state={state} />),
    },
  },
  {
    source: 'drawings/CableTrail/CableTrail.module.css',
    note: 'A style sheet for lists, with a cable to the current item.',
    size: 'medium',
    samples: {
      'in a list': (
        <CurrentPath path={routeById('integrations').path}>
          <ul className={`${trail.trail} ${trail.jacks} ${styles.trail}`}>
            {(['product', 'integrations', 'pricing'] as const).map((id) => (
              <li key={id}>
                <SiteLink route={id} variant="menu">
                  {routeById(id).label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </CurrentPath>
      ),
    },
  },
  { source: 'drawings/Logo/Logo.tsx', size: 'small', samples: { 'without its cable, as in the header': <Logo /> } },
  {
    source: 'pages/StatusPage/ServiceRack.tsx',
    size: 'large',
    samples: {
      'with an incident on its day': (
        <ServiceRack
          services={affectedServices}
          incidents={incident ? [{ ...incident, state: 'resolved', ended: '2024-09-15' }] : []}
          days={status.days}
          lastDay="2024-10-01"
        />
      ),
    },
  },
  {
    source: 'drawings/Lamp/Lamp.tsx',
    size: 'small',
    samples: {
      ...Object.fromEntries(lampStates.map((state) => [state, <Lamp key={state} state={state} />])),
      large: <Lamp state="operational" size="large" />,
    },
  },
];

function cable(kind: NonNullable<CableProps['kind']>) {
  return (
    <svg className={styles.cable} viewBox="0 0 240 80" aria-hidden="true">
      <JackShape x={24} y={24} />
      <JackShape x={216} y={24} />
      <Cable kind={kind} path="M24 24C80 88 160 88 216 24" />
    </svg>
  );
}
